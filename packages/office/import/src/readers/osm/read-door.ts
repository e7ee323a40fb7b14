import { midpoint } from '@campusway/campus';
import type { Position } from '../../model.ts';
import { isYes } from './categories.ts';
import type { OsmScene } from './scene.ts';
import { idOnLevel, type OsmThing } from './things.ts';

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
