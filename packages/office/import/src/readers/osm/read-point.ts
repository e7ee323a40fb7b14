import { midpoint } from '@campusway/campus';
import type { Line } from '../../geometry/lines.ts';
import type { Position } from '../../model.ts';
import { amenityCategoryOf, isOccupant, isYes, unitCategoryOf } from './categories.ts';
import { readDoor } from './read-door.ts';
import type { OsmScene } from './scene.ts';
import { liftAt } from './shaft-shapes.ts';
import { idOnLevel, type OsmThing } from './things.ts';

/** Reads doors, lifts, and points of interest. */
export function readPoint(scene: OsmScene, thing: OsmThing, point: Position) {
  const { tags } = thing;
  if (tags.highway === 'elevator') return readLift(scene, thing, point);
  if (tags.door !== undefined || isYes(tags.entrance) || tags.indoor === 'door')
    return readDoor(scene, thing, [point]);
  const sign = amenityCategoryOf(tags);
  if (!sign && !isOccupant(tags)) return;
  const ordinals = scene.finder.ordinalsOf(thing);
  const isInside = ordinals ? scene.hasPlan(point, ordinals) : isYes(tags.indoor);
  for (const { id, levelId } of scene.onLevels(thing, { ordinals, point, isInside })) {
    const unit = levelId && scene.unitAt(point, levelId);
    const common = { id, names: scene.names(thing) };
    if (!sign && unit && unit.category !== 'walkway') {
      const otherNames = scene.otherNames(thing);
      scene.occupants.push({ ...common, unitId: unit.id, category: unitCategoryOf(tags), otherNames });
    } else if (sign || tags.name) {
      // In a hall, or where no room is drawn, a shop is a place of its own.
      const category = sign ?? (unitCategoryOf(tags) === 'foodservice' ? 'foodservice' : 'unspecified');
      scene.amenities.push({ ...common, levelId, category, point, unitIds: unit ? [unit.id] : [] });
    } else {
      const why = 'It has no name and is not in a room';
      scene.guess('left-out', thing, { rule: 'nameless-point', what: 'The point is left out', why });
    }
  }
}

/** Reads the point of a lift as a small square on each of its levels, with a door to the corridor beside it. */
function readLift(scene: OsmScene, thing: OsmThing, point: Position) {
  const { id } = thing;
  const ordinals = scene.finder.ordinalsOf(thing) ?? [];
  if (ordinals.length < 2) {
    const why = 'A lift joins levels: it needs all of them, as in "level=0;1;2"';
    return scene.guess('to-add', thing, { rule: 'lift-without-levels', what: 'The lift is left out', why });
  }
  const building = scene.buildingOf(thing, point);
  const { polygon, doors } = liftAt(point);
  for (const ordinal of ordinals) {
    const levelId = scene.finder.take(ordinal, building);
    if (scene.unitAt(point, levelId, ['elevator'])) continue;
    const unit = idOnLevel(id, ordinal);
    const isOpen = (line: Line) =>
      scene.unitAt(outside(line, point), levelId, ['walkway', 'lobby']) !== undefined;
    // A way that ends at the lift shows the side of its door.
    const isOnWay = scene.ways.some(
      (way) => way.levelId === levelId && way.line.some((corner) => String(corner) === String(point)),
    );
    const line = doors.find(isOpen) ?? (isOnWay ? undefined : doors[0]);
    const common = { levelId, names: {} };
    scene.addUnit({ id: unit, ...common, otherNames: [], category: 'elevator', polygon, shaft: id });
    if (line)
      scene.openings.push({ id: `${unit}-door`, ...common, category: 'pedestrian', line, unitIds: [unit] });
  }
}

/** A point behind the door of a lift, as far away as the middle of the lift. */
function outside([a, b]: Line, [x, y]: Position): Position {
  const [mx, my] = midpoint(a, b);
  return [mx + (mx - x), my + (my - y)];
}
