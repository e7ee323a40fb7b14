import { guess } from '../../guesses.ts';
import type { Guess } from '../../model.ts';
import type { OsmData, OsmElement, Tags } from './elements.ts';
import { type OsmThing, placeOf } from './shapes.ts';

/** Key of a room, hall, corridor or staircase in IndoorOSM. */
const partKey = 'buildingpart';

/** Areas of IndoorOSM in the words of Simple Indoor Tagging. */
const parts: Readonly<Record<string, Tags>> = {
  corridor: { indoor: 'corridor' },
  room: { indoor: 'room' },
  verticalpassage: { indoor: 'room' },
  wall: { indoor: 'wall' },
};

/** Kinds of `verticalpassage`. Levels of its floor range are not read: each level has a passage of its own. */
const passages: Readonly<Record<string, Tags>> = {
  elevator: { highway: 'elevator' },
  escalator: { stairs: 'yes', conveying: 'yes' },
  lift: { highway: 'elevator' },
  ramp: { ramp: 'yes' },
  stairs: { stairs: 'yes' },
  stairway: { stairs: 'yes' },
};

/**
 * Tags of IndoorOSM, the proposal before Simple Indoor Tagging, in the words of the latter; all others as they are.
 * A hall is a room where it has a name, else a floor to walk on. Source: the page IndoorOSM of the wiki of OpenStreetMap.
 */
export function simpleTags(tags: Tags): Tags {
  const part = tags[partKey];
  if (part === undefined) return 'level:usage' in tags ? { indoor: 'level', ...tags } : tags;
  const isNamed = tags.name !== undefined || tags.ref !== undefined;
  const translated = parts[part] ?? { indoor: part === 'hall' && isNamed ? 'room' : 'area' };
  const passage = passages[tags[`${partKey}:verticalpassage`] ?? ''] ?? {};
  return { ...tags, ...translated, ...(part === 'verticalpassage' && passage) };
}

/** Elements with the tags of Simple Indoor Tagging; members of a level get the level's number. */
export function withSimpleTags({ elements, ...facts }: OsmData): OsmData {
  const levels = new Map(
    elements.flatMap((element) => {
      const { level, type } = element.tags;
      if (element.type !== 'relation' || type !== 'level' || level === undefined) return [];
      return element.members.map((member) => [`${member.type} ${member.ref}`, level] as const);
    }),
  );
  return {
    ...facts,
    elements: elements.map((element): OsmElement => {
      const level = levels.get(`${element.type} ${element.id}`);
      const isBare = Object.keys(element.tags).length === 0;
      const isOnLevel = level !== undefined && !isBare;
      return { ...element, tags: simpleTags(isOnLevel ? { level, ...element.tags } : element.tags) };
    }),
  };
}

/** Parts of IndoorOSM without a level, on the one level that the file draws. */
export function withDrawnLevel(things: readonly OsmThing[], guesses: Guess[]): readonly OsmThing[] {
  const drawn = new Set(
    things.flatMap(({ tags }) => (tags.indoor === 'level' && tags.level ? [tags.level] : [])),
  );
  const [level, ...others] = drawn;
  if (level === undefined || others.length > 0) return things;
  return things.map((thing) => {
    if (!(partKey in thing.tags) || 'level' in thing.tags) return thing;
    const why = 'It has no "level", and the file draws only this one';
    guess(guesses, 'assumed', {
      rule: 'level-of-file',
      what: `It is on level ${level}`,
      why,
      ...placeOf(thing),
    });
    return { ...thing, tags: { level, ...thing.tags } };
  });
}
