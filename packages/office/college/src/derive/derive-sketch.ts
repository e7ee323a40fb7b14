import { type LevelPlan, outdoors, type Ring, type Screen } from '@campusway/campus';

/** Limit in characters, as the sketch is part of the HTML. */
const maxLength = 2000;

/**
 * Outlines of the grounds and buildings as an SVG of the campus screen's size: placeholder for the campus plan while it
 * loads. Undefined without buildings, or above the size limit.
 */
export function deriveSketch(
  screens: readonly Pick<Screen, 'level' | 'window'>[],
  plans: ReadonlyMap<number, LevelPlan>,
): string | undefined {
  const screen = screens.find(({ level }) => level === outdoors);
  const grounds = plans.get(outdoors);
  if (!screen || !grounds) return undefined;
  const [west, south, east, north] = screen.window;
  const toPath = (rings: readonly Ring[]) =>
    rings
      .map(
        (ring) => `M${ring.map(([x, y]) => `${Math.round(x - west)} ${Math.round(north - y)}`).join('L')}Z`,
      )
      .join('');
  const houses = grounds.units.filter(({ category }) => category === 'building');
  const blocks = [...plans].flatMap(([level, { outline }]) => (level === outdoors ? [] : [outline]));
  const buildings = [...houses.map(({ polygon }) => polygon), ...blocks].map(toPath);
  const size = `0 0 ${Math.round(east - west)} ${Math.round(north - south)}`;
  const shapes = `<path opacity=".4" d="${toPath(grounds.outline)}"/><path d="${[...new Set(buildings)].join('')}"/>`;
  const sketch = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${shapes}</svg>`;
  return buildings.length > 0 && sketch.length <= maxLength ? sketch : undefined;
}
