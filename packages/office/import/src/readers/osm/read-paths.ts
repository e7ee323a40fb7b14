import { midpoint } from '@campusway/campus';
import type { Position } from '../../model.ts';
import { isYes, wayCategoryOf } from './categories.ts';
import { idOnLevel } from './levels.ts';
import { readDoor } from './read-door.ts';
import type { OsmScene } from './scene.ts';
import { stepsAlong } from './shaft-shapes.ts';
import type { OsmThing } from './shapes.ts';

/** Metres. */
const escalatorWidth = 1.2;

/** Lines that people walk on, flights of steps, and doors that are drawn as lines. */
export function readPath(scene: OsmScene, thing: OsmThing, path: readonly Position[]): void {
  const { id, tags } = thing;
  const half = Math.floor(path.length / 2);
  const [first, last, before, after] = [path[0], path.at(-1), path[half - 1], path[half]];
  if (!first || !last || !before || !after) return;
  const middle = midpoint(before, after);
  if (tags.indoor === 'door' || (tags.door !== undefined && tags.highway === undefined)) {
    readDoor(scene, thing, [first, last]);
    return;
  }
  const category = wayCategoryOf(tags);
  if (!category) {
    scene.reportUnread(thing);
    return;
  }
  const ordinals = scene.finder.ordinalsOf(thing);
  if (category === 'stairs' && ordinals && ordinals.length > 1) {
    readSteps(scene, thing, { path, ordinals });
    return;
  }
  const isInside =
    isYes(tags.indoor) ||
    tags.highway === 'corridor' ||
    (ordinals !== undefined && scene.hasPlan(middle, ordinals));
  const width = Number.parseFloat(tags.width ?? '');
  const steps = Number.parseInt(tags.step_count ?? '', 10);
  const oneWay = tags['oneway:foot'] ?? (category === 'stairs' ? tags.conveying : undefined);
  const building = isInside ? scene.buildingOf(thing, middle) : undefined;
  for (const ordinal of isInside ? (ordinals ?? scene.assumeGround(thing)) : [undefined])
    scene.ways.push({
      id: ordinals && ordinals.length > 1 && ordinal !== undefined ? idOnLevel(id, ordinal) : id,
      ...(ordinal !== undefined && { levelId: scene.finder.take(ordinal, building) }),
      names: scene.names(thing),
      category: isInside && category === 'path' ? 'corridor' : category,
      line: category === 'stairs' && tags.incline === 'down' ? path.toReversed() : path,
      ...((oneWay === 'yes' || oneWay === 'forward') && { isOneWay: true }),
      ...(width > 0 && { width }),
      ...(category === 'stairs' && steps > 0 && { steps }),
    });
}

/** A flight of steps between levels as a staircase on each of them. */
function readSteps(
  scene: OsmScene,
  thing: OsmThing,
  { path, ordinals }: { readonly path: readonly Position[]; readonly ordinals: readonly number[] },
): void {
  const { id, tags } = thing;
  const shape = stepsAlong(
    path,
    Number.parseFloat(tags.width ?? '') || (isYes(tags.conveying) ? escalatorWidth : undefined),
  );
  const [first, last] = [path[0], path.at(-1)];
  if (!shape || !first || !last) return;
  const building = scene.buildingOf(thing, first);
  const inOrder = ordinals.toSorted((a, b) => a - b);
  const isDown =
    tags.incline === 'down' || (tags.incline === undefined && startsAbove(scene, first, inOrder.at(-1)));
  if (tags.incline === undefined) {
    const what = `The steps are taken to climb towards their ${isDown ? 'first' : 'last'} node`;
    scene.guess('assumed', thing, { rule: 'incline', what, why: 'They have no "incline"' });
  }
  if (isYes(tags.conveying)) {
    const why = 'The plan has no stairs that lead one way only';
    scene.guess('assumed', thing, { rule: 'escalator', what: 'The escalator is taken both ways', why });
  }
  const ends = isDown ? shape.doors.toReversed() : shape.doors;
  inOrder.forEach((ordinal, i) => {
    const levelId = scene.finder.take(ordinal, building);
    if (scene.unitAt(midpoint(first, last), levelId, ['stairs', 'escalator'])) return;
    const unit = idOnLevel(id, ordinal);
    const common = { levelId, names: {} };
    const { polygon } = shape;
    scene.addUnit({ id: unit, ...common, otherNames: [], category: 'stairs', polygon, shaft: id });
    const doors = i === 0 ? ends.slice(0, 1) : i === inOrder.length - 1 ? ends.slice(1) : ends;
    doors.forEach((line, end) => {
      const door = { id: `${unit}-door-${end + 1}`, category: 'pedestrian', line, unitIds: [unit] };
      scene.openings.push({ ...door, ...common });
    });
  });
}

/** Whether a way of the upper level meets the first node of steps. */
function startsAbove({ things, finder }: OsmScene, first: Position, upper: number | undefined): boolean {
  return things.some((thing) => {
    if (!thing.path?.some((point) => String(point) === String(first)) || thing.tags.level === undefined)
      return false;
    const ordinals = finder.ordinalsOf(thing);
    return ordinals?.length === 1 && ordinals[0] === upper;
  });
}
