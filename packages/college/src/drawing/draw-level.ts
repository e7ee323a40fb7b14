import { flightOfDoor, type LevelPlan, placesDrawn } from '@campusway/campus';
import { drawFlight } from './draw-flight.ts';
import { drawLabel } from './draw-label.ts';
import { drawOpening } from './draw-opening.ts';
import { drawSymbol } from './draw-symbol.ts';
import { fillOf, type Palette } from './palette.ts';
import { element, linePath, polygonPath, text } from './svg.ts';

/** A floor as SVG content in metres, in the order in which a draughtsman lays it down. */
export function drawLevel(plan: LevelPlan, palette: Palette): string {
  const walls = element('path', { d: polygonPath(plan.outline), fill: palette.wall });
  const floors = plan.units.map((unit) =>
    element('path', {
      d: polygonPath(unit.polygon),
      fill: unit.category === 'structure' ? palette.line : palette.fills[fillOf(unit)],
      'fill-rule': 'evenodd',
    }),
  );
  const details = plan.details.map(({ points, category }) => {
    const glass = category === 'window';
    const stroke = glass ? palette.glass : palette.line;
    return element('path', {
      d: linePath(points),
      stroke,
      'stroke-width': glass ? 0.16 : 0.3,
      'stroke-opacity': glass ? undefined : 0.35,
    });
  });
  const trees = plan.fixtures.map(
    ({ point: [x, y], radius }) =>
      element('circle', { cx: x, cy: -y, r: radius, fill: palette.leaf, 'fill-opacity': 0.75 }) +
      element('circle', { cx: x, cy: -y, r: 0.18, fill: palette.wall }),
  );
  const openings = plan.openings.map((opening) => {
    const flight = flightOfDoor(opening);
    return drawOpening(opening, palette) + (flight ? drawFlight(flight, palette) : '');
  });
  const symbols = plan.units.map((unit) => drawSymbol(unit, palette));
  const water = plan.amenities.map(({ point, category }) => amenity(point, category, palette));
  const labels = plan.units.map((unit) => drawLabel(unit, palette));
  return [walls, ...floors, ...details, ...trees, ...openings, ...symbols, ...water, ...labels].join('\n');
}

function amenity([x, y]: readonly [number, number], category: string, { ink, glass }: Palette): string {
  if (placesDrawn.amenity.get(category)?.pictogram === 'water') {
    const drop = `M${x} ${-y - 0.5}c0.5 0.6 0.4 1-0 1s-0.5-0.4 0-1z`;
    return element('path', { d: drop, fill: glass, stroke: ink, 'stroke-width': 0.06 });
  }
  return (
    element('circle', { cx: x, cy: -y, r: 0.9, fill: ink }) +
    text([x, y], 'i', { size: 1.3, fill: glass, weight: 800 })
  );
}
