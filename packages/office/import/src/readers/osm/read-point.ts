import { midpoint } from '@campusway/campus';
import type { Line } from '../../geometry/lines.ts';
import type { Position } from '../../model.ts';
import { amenityCategoryOf, isOccupant, isYes, unitCategoryOf } from './categories.ts';
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

/** Reads a door or an entrance, on its own levels or on those of the rooms that have it on their outlines. */
export function readDoor(scene: OsmScene, thing: OsmThing, line: readonly [Position, ...Position[]]): void {
  const { id, tags } = thing;
  const at = midpoint(line[0], line.at(-1) ?? line[0]);
  const beside = scene.unitsBeside(at);
  const isEntrance = isYes(tags.entrance) || undefined;
  const levels = levelsOf(scene, thing, at);
  if (levels.length === 0) {
    const why = isEntrance
      ? 'The building has no rooms in the file'
      : 'It has no level, and no room has it on its outline';
    scene.guess('left-out', thing, { rule: 'door-without-room', what: 'The door is left out', why });
  }
  const width = Number.parseFloat(tags.width ?? tags['door:width'] ?? '');
  const wheelchair = isYes(tags.step_count) ? 'no' : tags.wheelchair;
  const isStepFree = wheelchair ? wheelchair === 'yes' || wheelchair === 'designated' : undefined;
  for (const levelId of levels)
    scene.openings.push({
      id: levels.length > 1 ? idOnLevel(id, levelId.split(' ').at(-1) ?? '') : id,
      ...{ levelId, names: scene.names(thing), category: categoryOf(tags), line },
      unitIds: beside.flatMap((unit) => (unit.levelId === levelId ? unit.id : [])),
      ...{ isEntrance, width: width > 0 ? width : undefined, isStepFree },
    });
}

function levelsOf(scene: OsmScene, thing: OsmThing, at: Position): readonly string[] {
  const ordinals = scene.finder.ordinalsOf(thing);
  const take = (ordinal: number) => scene.finder.take(ordinal, scene.buildingOf(thing, at));
  if (ordinals) return scene.hasPlan(at, ordinals) ? ordinals.map(take) : [];
  const beside = [...Map.groupBy(scene.unitsBeside(at), ({ levelId }) => levelId)];
  // A door joins two rooms: of a corridor on several levels, only the level of the room has the door.
  const joined = beside.filter(([, units]) => units.length > 1);
  const levels = (joined.length > 0 ? joined : beside).flatMap(([levelId]) => levelId ?? []);
  if (levels.length > 0) return levels;
  const [near] = scene.unitsWithin(at);
  if (near?.levelId) {
    const what = 'The door is on the only level of the file';
    const why = 'It has no level, and is beside a wall, but not one of its corners';
    scene.guess('assumed', thing, { rule: 'door-beside-wall', what, why });
    return [near.levelId];
  }
  return isYes(thing.tags.entrance) && scene.hasPlan(at) ? [take(0)] : [];
}

function categoryOf({ entrance }: OsmThing['tags']): string {
  if (entrance === 'emergency' || entrance === 'exit') return 'emergencyexit';
  if (entrance === 'service' || entrance === 'garage') return 'service';
  return entrance === 'main' ? 'pedestrian.principal' : 'pedestrian';
}
