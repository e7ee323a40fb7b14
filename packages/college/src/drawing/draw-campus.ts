import { areaOf, boxOf, type LevelPlan, type Place, type Polygon } from '@campusway/campus';
import { fillOf, type Palette } from './palette.ts';
import { element, linePath, polygonPath, text } from './svg.ts';

export interface CampusDrawing {
  readonly plan: LevelPlan;
  /** Footprints of the buildings that are drawn inside, and their courtyards. */
  readonly block: { readonly outline: Polygon; readonly courtyards: readonly Polygon[] };
  readonly places: readonly Place[];
}

/** The grounds as SVG content in metres: surfaces, paths, courts, buildings with a soft edge, trees, names. */
export function drawCampus({ plan, block, places }: CampusDrawing, palette: Palette): string {
  const surfaces = plan.units.filter((unit) => unit.category !== 'building');
  const buildings = plan.units.filter((unit) => unit.category === 'building').map((unit) => unit.polygon);
  const walkable = plan.ways.map(({ points, width }) =>
    element('path', {
      d: linePath(points),
      stroke: palette.fills.path,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  );
  const markings = plan.details.map(({ points, category }) =>
    element('path', {
      d: linePath(points),
      stroke: category === 'seating' ? palette.faint : palette.marking,
      'stroke-width': category === 'seating' ? 0.6 : 0.3,
      fill: 'none',
    }),
  );
  return [
    element('path', { d: polygonPath(plan.outline), fill: palette.fills.green }),
    ...surfaces
      .toSorted((a, b) => areaOf(b.polygon) - areaOf(a.polygon))
      .map((unit) =>
        element('path', {
          d: polygonPath(unit.polygon),
          fill: unit.category === 'vegetation' ? palette.leaf : palette.fills[fillOf(unit)],
          'fill-opacity': unit.category === 'vegetation' ? 0.45 : undefined,
        }),
      ),
    // Paths end in half circles, which would reach out of the gates.
    element('clipPath', { id: 'campus-edge' }, element('path', { d: polygonPath(plan.outline) })),
    element('g', { 'clip-path': 'url(#campus-edge)' }, walkable.join('')),
    ...markings,
    ...[...buildings, block.outline].map((polygon) => solid(polygon, palette)),
    ...block.courtyards.map((polygon) =>
      element('path', {
        d: polygonPath(polygon),
        fill: palette.green,
        stroke: palette.wall,
        'stroke-width': 0.5,
      }),
    ),
    ...plan.fixtures.map(({ point: [x, y], radius, category }) =>
      category === 'tree'
        ? element('circle', {
            cx: x,
            cy: -y,
            r: radius,
            fill: palette.leaf,
            stroke: palette.green,
            'stroke-width': 0.4,
          })
        : element('circle', { cx: x, cy: -y, r: 0.8, fill: palette.ink }),
    ),
    ...places.map((place) => name(place, { palette, east: boxOf(plan.outline.flat()).maxX })),
  ].join('\n');
}

function solid(polygon: Polygon, { fills, wall }: Palette): string {
  const d = polygonPath(polygon);
  return (
    element('path', { d, fill: wall, 'fill-opacity': 0.18, transform: 'translate(1.4 1.4)' }) +
    element('path', {
      d,
      fill: fills.building,
      stroke: wall,
      'stroke-width': 0.6,
      'stroke-linejoin': 'round',
    })
  );
}

/** Gates are plates, everything else is lettering with a halo of paper. */
function name(
  { kind, x, y, name: words }: Place,
  { palette, east }: { readonly palette: Palette; readonly east: number },
): string {
  if (kind !== 'gate') {
    const halo = `<g stroke="${palette.paper}" stroke-width="1.2" stroke-linejoin="round" stroke-opacity="0.85" paint-order="stroke">`;
    return `${halo}${text([x, y], words, { size: 5, fill: palette.ink, weight: 700 })}</g>`;
  }
  const width = words.length * 2.6 + 5;
  const left = Math.min(x - width / 2, east - 2 - width);
  const up = y + 5;
  return (
    element('rect', { x: left, y: -up - 4, width, height: 8, rx: 1.2, fill: palette.ink }) +
    text([left + width / 2, up], words, { size: 4.6, fill: palette.paper, weight: 700 })
  );
}
