import type { PlaneBounds, Point, View } from '@campusway/campus';
import { Drawing } from '../drawing.ts';
import { entriesOf } from '../listed.ts';
import { rule } from '../rule.ts';

/** A view is not distorted, its images cover its plane, and it shows its places. */
export const viewsRule = rule(
  'views',
  ['views', 'campus-places', 'geometry', 'buildings'],
  function* (sources) {
    const spots = new Map<string, Point>([
      ...Drawing.of(sources).stops.map(({ id, x, y }) => [id, [x, y]] as const),
      ...entriesOf(sources['campus-places'], 'places').map(({ entry }) => [entry.id, entry.label] as const),
    ]);
    for (const { entry: view, file, pointer } of entriesOf(sources.views, 'views')) {
      for (const [j, id] of view.places.entries()) {
        const spot = spots.get(id);
        if (!spot || isShown(view, spot)) continue;
        const message = `"${view.id}" does not show "${id}", which is at ${spot.join(', ')}`;
        const fix = 'Remove it from the list, or enlarge the window; check whether x and y are swapped';
        yield { file, pointer: `${pointer}/places/${j}`, message, fix };
      }
      for (const { message, fix, key } of findingsOf(view))
        yield { file, pointer: `${pointer}${key}`, message, fix };
    }
  },
);

function* findingsOf({
  id,
  window,
  plane,
  centre,
  images,
}: Omit<View, 'level'>): Generator<{ key: string; message: string; fix: string }> {
  const [west, south, east, north] = window;
  const [[bottom, left], [top, right]] = plane;
  if (east <= west || north <= south) {
    const message = `The window of "${id}" has no size`;
    yield { key: '/window', message, fix: 'Write west, south, east, north in this order' };
    return;
  }
  const [across, up] = [(right - left) / (east - west), (top - bottom) / (north - south)];
  if (Math.abs(across / up - 1) > 0.005) {
    const message = `"${id}" would be drawn distorted: ${across.toFixed(3)} units per metre across, ${up.toFixed(3)} up`;
    yield { key: '/window', message, fix: 'Give the window the proportions of the plane' };
  }
  if (!holds(plane, centre)) {
    const message = `The centre of "${id}" lies outside its plane`;
    yield { key: '/centre', message, fix: 'Write a point of the plane' };
  }
  const [rows, columns] = [images.map(([[row]]) => row), images.map(([[, column]]) => column)];
  const ends = images.map(([, corner]) => corner);
  const covered =
    Math.min(...rows) === bottom &&
    Math.min(...columns) === left &&
    Math.max(...ends.map(([row]) => row)) === top &&
    Math.max(...ends.map(([, column]) => column)) === right;
  if (!covered) {
    const message = `The images of "${id}" do not cover its plane`;
    yield { key: '/images', message, fix: 'Extend the first and the last image to the edges of the plane' };
  }
}

function isShown({ window: [west, south, east, north] }: Pick<View, 'window'>, [x, y]: Point): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

function holds([[bottom, left], [top, right]]: PlaneBounds, [row, column]: PlaneBounds[0]): boolean {
  return row >= bottom && row <= top && column >= left && column <= right;
}
