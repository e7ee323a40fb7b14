import {
  boxOf,
  distance,
  flightOfDoor,
  GridIndex,
  nearestOnSegment,
  outdoors,
  type Point,
  type UnitFeature,
  UnitFinder,
  type WayFeature,
} from '@campusway/campus';
import { nameOf } from '../drawing.ts';
import { drawingRule } from '../rule.ts';

/** Ways that end within this distance of another one were probably meant to meet it, metres. */
const nearMiss = 0.6;
const same = 0.011;

/** Ways that almost meet: they look joined but are not connected. */
export const strayWays = drawingRule('stray-ways', function* (drawing) {
  const layers = Map.groupBy(drawing.all('way'), (way) => way.level);
  for (const ways of layers.values()) {
    const index = new GridIndex<{ way: WayFeature; ends: readonly [Point, Point] }>(8);
    for (const way of ways) {
      way.points.slice(1).forEach((end, i) => {
        const ends = [way.points[i] ?? end, end] as const;
        index.add({ way, ends }, boxOf(ends));
      });
    }
    for (const way of ways) {
      for (const [x, y] of [way.points[0], way.points.at(-1)].filter((end) => end !== undefined)) {
        const box = { minX: x - nearMiss, minY: y - nearMiss, maxX: x + nearMiss, maxY: y + nearMiss };
        const near = index.search(box).filter((one) => one.way !== way);
        if (near.some(({ ends }) => ends.some((corner) => distance(corner, [x, y]) < same))) continue;
        const missed = near.find(({ ends }) => nearestOnSegment([x, y], ends).distance < nearMiss);
        if (!missed) continue;
        const message = `The way "${way.id}" almost meets "${missed.way.id}" at ${x}, ${y}, but they have no common corner`;
        yield { ...drawing.placeOf(way), message, fix: 'Give both ways a corner at the same point' };
      }
    }
  }
});

/** Length in metres from which directions name a path. */
const MIN_NAMED_LENGTH = 10;

/** Long paths have a name, and paths with one name do not fork: directions follow a name without turns. */
export const pathNames = drawingRule('path-names', function* (drawing) {
  const paths = drawing.all('way').filter(({ level, category }) => level === outdoors && category === 'path');
  for (const path of paths) {
    const metres = path.points
      .slice(1)
      .reduce((sum, end, i) => sum + distance(path.points[i] ?? end, end), 0);
    if (path.name || metres < MIN_NAMED_LENGTH) continue;
    const message = `The path "${path.id}" is ${Math.round(metres)} m long and has no name`;
    const fix = 'Give it its usual "name", such as "west walk"';
    yield { ...drawing.placeOf(path), severity: 'warning', message, fix };
  }
  for (const [name, same] of Map.groupBy(paths, (path) => path.name)) {
    const corners = same.flatMap((path) =>
      path.points.flatMap((point, i) => {
        const arms = i === 0 || i === path.points.length - 1 ? 1 : 2;
        return Array.from({ length: arms }, () => ({ path, key: point.join() }));
      }),
    );
    const fork = [...Map.groupBy(corners, ({ key }) => key).values()].find((arms) => arms.length > 2);
    if (!name || !fork?.[0]) continue;
    const { path, key } = fork[0];
    const message = `Three paths named "${name}" meet at ${key.replace(',', ', ')}`;
    yield { ...drawing.placeOf(path), message, fix: 'Give one of them another name' };
  }
});

/** Flights have a number of steps, which directions name, and those at a door have enough space. */
export const steps = drawingRule('steps', function* (drawing) {
  for (const way of drawing.all('way')) {
    if (way.category !== 'stairs' || (way.steps && way.points.length === 2)) continue;
    const message = `The stairs "${way.id}" are not one straight flight with its number of steps`;
    const fix = 'Draw each flight as a line from its lowest step to its highest, and give it "steps"';
    yield { ...drawing.placeOf(way), message, fix };
  }
  const units = Map.groupBy(drawing.all('unit'), ({ level }) => level);
  for (const opening of drawing.all('opening')) {
    const flight = flightOfDoor(opening);
    if (!flight) continue;
    const finder = new UnitFinder(units.get(opening.level) ?? []);
    const lower = finder.sidesOf(opening).find(({ hand }) => hand !== opening.stepsUp);
    if (lower && finder.at(flight.foot) === lower.unit) continue;
    const message = `The ${flight.steps} steps before "${opening.id}" do not fit into the unit on their lower side`;
    const fix = 'Write the upper side of the line as "steps_up", or make space for 0.3 m per step';
    yield { ...drawing.placeOf(opening), message, fix };
  }
});

/** Maximum offset between the parts of one shaft on the plan, metres: stairs continue around a landing. */
const maxShift = 5;

/** Stairs and lifts lead to another level, and their parts lie above one another. */
export const shafts = drawingRule('shafts', function* (drawing) {
  const risers = drawing
    .all('unit')
    .filter(({ shaft, category }) => shaft !== undefined || category === 'stairs' || category === 'elevator');
  for (const units of Map.groupBy(risers, ({ shaft, id }) => shaft ?? id).values()) {
    const [lowest] = units;
    if (lowest && units.every(({ level }) => level === lowest.level)) {
      const message = `${nameOf(lowest)} is on one floor only: it leads nowhere`;
      const fix = 'Give its parts on all floors the same "shaft"';
      yield { ...drawing.placeOf(lowest), message, fix };
    }
    for (const [i, upper] of units.slice(1).entries()) {
      const lower = units[i];
      if (!lower || isAbove(upper, lower)) continue;
      const message = `${nameOf(upper)} is not above ${nameOf(lower)} of the same shaft`;
      const fix = 'Draw all floors in one coordinate system, and check whether x and y are swapped';
      yield { ...drawing.placeOf(upper), message, fix };
    }
  }
});

function isAbove(upper: UnitFeature, lower: UnitFeature): boolean {
  const one = boxOf(upper.polygon.flat());
  const other = boxOf(lower.polygon.flat());
  return (
    one.minX - maxShift <= other.maxX &&
    other.minX - maxShift <= one.maxX &&
    one.minY - maxShift <= other.maxY &&
    other.minY - maxShift <= one.maxY
  );
}
