import { isInside, midpoint } from '@campusway/campus';
import { drawnCategoryOf, isEntered } from '../../derive/draft/categories.ts';
import type { Position } from '../../model.ts';
import { isYes, wayCategoryOf } from './categories.ts';
import { readDoor } from './read-point.ts';
import type { OsmScene } from './scene.ts';
import { stepsAlong } from './shaft-shapes.ts';
import { idOnLevel, type OsmThing } from './things.ts';

/** Metres. */
const escalatorWidth = 1.2;

/** Reads lines that people walk on, flights of steps, and doors that are drawn as lines. */
export function readPath(scene: OsmScene, thing: OsmThing, path: readonly Position[]) {
  const { tags } = thing;
  const half = Math.floor(path.length / 2);
  const [first, last, before, after] = [path[0], path.at(-1), path[half - 1], path[half]];
  if (!first || !last || !before || !after) return;
  const point = midpoint(before, after);
  if (tags.indoor === 'door' || (tags.door !== undefined && tags.highway === undefined))
    return readDoor(scene, thing, [first, last]);
  const category = wayCategoryOf(tags);
  if (!category) return scene.reportUnread(thing);
  const ordinals = scene.finder.ordinalsOf(thing);
  if (category === 'stairs' && ordinals && ordinals.length > 1)
    return readSteps(scene, thing, { path, ordinals });
  const isIndoors =
    isYes(tags.indoor) ||
    tags.highway === 'corridor' ||
    (ordinals !== undefined && scene.hasPlan(point, ordinals));
  const width = Number.parseFloat(tags.width ?? '');
  const steps = Number.parseInt(tags.step_count ?? '', 10);
  const oneWay = tags['oneway:foot'] ?? (category === 'stairs' ? tags.conveying : undefined);
  for (const place of scene.onLevels(thing, { ordinals, point, isInside: isIndoors }))
    scene.ways.push({
      ...{ ...place, names: scene.names(thing) },
      category: isIndoors && category === 'path' ? 'corridor' : category,
      line: category === 'stairs' && tags.incline === 'down' ? path.toReversed() : path,
      isOneWay: oneWay === 'yes' || oneWay === 'forward' || undefined,
      width: width > 0 ? width : undefined,
      steps: category === 'stairs' && steps > 0 ? steps : undefined,
    });
}

interface Flight {
  readonly path: readonly Position[];
  readonly ordinals: readonly number[];
}

/** Reads a flight of steps between levels as a staircase on each of them. */
function readSteps(scene: OsmScene, thing: OsmThing, { path, ordinals }: Flight) {
  const { id, tags } = thing;
  const isMoving = isYes(tags.conveying);
  const width = Number.parseFloat(tags.width ?? '') || (isMoving ? escalatorWidth : undefined);
  const shape = stepsAlong(path, width);
  const [first, last] = [path[0], path.at(-1)];
  if (!shape || !first || !last) return;
  const building = scene.buildingOf(thing, first);
  const inOrder = ordinals.toSorted((a, b) => a - b);
  const isDown =
    tags.incline === 'down' || (tags.incline === undefined && startsAbove(scene, first, inOrder.at(-1)));
  if (tags.incline === undefined) {
    const what = `The steps are assumed to lead up to their ${isDown ? 'first' : 'last'} node`;
    scene.guess('assumed', thing, { rule: 'incline', what, why: 'They have no "incline"' });
  }
  if (isMoving) {
    const what = 'The escalator counts in both directions';
    const why = 'The plan has no stairs with one direction only';
    scene.guess('assumed', thing, { rule: 'escalator', what, why });
  }
  const ends = isDown ? shape.ends.toReversed() : shape.ends;
  inOrder.forEach((ordinal, i) => {
    const levelId = scene.finder.take(ordinal, building);
    if (scene.unitAt(midpoint(first, last), levelId, ['stairs', 'escalator'])) return;
    const unit = idOnLevel(id, ordinal);
    const common = { levelId, names: {} };
    const { polygon } = shape;
    scene.addUnit({ id: unit, ...common, otherNames: [], category: 'stairs', polygon, shaft: id });
    const own = i === 0 ? ends.slice(0, 1) : i === inOrder.length - 1 ? ends.slice(1) : ends;
    own.forEach(({ line, behind }, end) => {
      const room = scene.unitAt(behind, levelId);
      const isInWall = room && isEntered(drawnCategoryOf(room.category));
      if (isInWall && !isInside(midpoint(first, last), room.polygon)) {
        const name = room.number ?? Object.values(room.names)[0] ?? room.id;
        const what = `The end of the stairs is no door of the room "${name}"`;
        scene.guess('assumed', thing, { rule: 'stairs-in-wall', what, why: 'They end in its wall' });
      } else {
        const door = { id: `${unit}-door-${end + 1}`, category: 'pedestrian', line, unitIds: [unit] };
        scene.openings.push({ ...door, ...common });
      }
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
