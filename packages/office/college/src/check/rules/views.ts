import { onLevel, type PlaneBounds, type Point, placeOfRoom, type View } from '@campusway/campus';
import { departmentScreen } from '../../source/read-drawing.ts';
import { Drawing } from '../drawing.ts';
import { entriesOf, listedRooms } from '../listed.ts';
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

/** Rooms of a floor that a finding names. */
const maxNamed = 3;

/** The screen of a department shows at least one of its rooms. */
export const departmentScreens = rule(
  'department-screens',
  ['views', 'departments', 'rooms', 'geometry', 'buildings'],
  function* (sources) {
    const { levels, stops } = Drawing.of(sources);
    const stopOf = new Map(stops.map((stop) => [stop.id, stop]));
    const roomsOf = Map.groupBy(listedRooms(sources), ({ department }) => department);
    const departments = entriesOf(sources.departments, 'departments');
    for (const { entry: view, file, pointer } of entriesOf(sources.views, 'views')) {
      const department = departments.find(({ entry }) => departmentScreen(entry.code) === view.id)?.entry;
      const drawn = (department && roomsOf.get(department.code))?.flatMap(({ number }) => {
        const stop = stopOf.get(placeOfRoom(number));
        return stop ? [{ number, stop }] : [];
      });
      const level = levels.findIndex(({ id }) => id === view.level);
      if (!department || !drawn?.length || level < 0) continue;
      if (drawn.some(({ stop }) => stop.level === level && isShown(view, [stop.x, stop.y]))) continue;
      const floors = [...Map.groupBy(drawn, ({ stop }) => stop.level)].map(([at, own]) => {
        const named = own.slice(0, maxNamed).map(({ number }) => number);
        const more = own.length > maxNamed ? ` and ${own.length - maxNamed} more` : '';
        const count = own.length === 1 ? '1 room is' : `${own.length} rooms are`;
        return `${count} ${onLevel(levels, at)}${at === level ? ', beyond its window' : ''} (${named.join(', ')}${more})`;
      });
      const { label } = department;
      const message = `The screen "${view.id}" shows no room of ${label} ${onLevel(levels, level)}: ${floors.join(', ')}`;
      const fix = `Change its "level" or its "window", or remove it: then the site has a screen of the floor with most rooms of ${label}`;
      yield { file, pointer, severity: 'warning', message, fix };
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
