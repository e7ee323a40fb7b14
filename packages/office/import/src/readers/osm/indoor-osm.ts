import { type Guess, guess } from '../../guesses.ts';
import { type OsmData, type OsmElement, type OsmThing, placeOf, type Tags } from './things.ts';

/** Key of a room, hall, corridor or staircase in IndoorOSM. */
const partKey = 'buildingpart';

/** Tags of Simple Indoor Tagging for the areas of IndoorOSM. */
const parts: Readonly<Record<string, Tags>> = {
  corridor: { indoor: 'corridor' },
  room: { indoor: 'room' },
  verticalpassage: { indoor: 'room' },
  wall: { indoor: 'wall' },
};

/** The same for kinds of `verticalpassage`. Its floor range is not read: each level has a passage of its own. */
const passages: Readonly<Record<string, Tags>> = {
  elevator: { highway: 'elevator' },
  escalator: { stairs: 'yes', conveying: 'yes' },
  lift: { highway: 'elevator' },
  ramp: { ramp: 'yes' },
  stairs: { stairs: 'yes' },
  stairway: { stairs: 'yes' },
};

/**
 * Translates the tags of IndoorOSM, the proposal before Simple Indoor Tagging, and leaves all others as they are. A hall is
 * a room if it has a name, or else a floor to walk on. Source: the page IndoorOSM of the wiki of OpenStreetMap.
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
  const translate = (element: OsmElement): OsmElement => {
    const { type, id, tags } = element;
    const level = levels.get(`${type} ${id}`);
    const isOnLevel = level !== undefined && Object.keys(tags).length > 0;
    return { ...element, tags: simpleTags(isOnLevel ? { level, ...tags } : tags) };
  };
  return { ...facts, elements: elements.map(translate) };
}

/** Puts parts of IndoorOSM without a level on the only level that the file draws. */
export function withDrawnLevel(things: readonly OsmThing[], guesses: Guess[]): readonly OsmThing[] {
  const drawn = things.flatMap(({ tags }) => (tags.indoor === 'level' && tags.level ? [tags.level] : []));
  const [level, ...others] = new Set(drawn);
  if (level === undefined || others.length > 0) return things;
  return things.map((thing) => {
    if (!(partKey in thing.tags) || 'level' in thing.tags) return thing;
    const [what, why] = [`It is on level ${level}`, 'It has no "level", and the file draws only this one'];
    guess(guesses, 'assumed', { rule: 'level-of-file', what, why, ...placeOf(thing) });
    return { ...thing, tags: { level, ...thing.tags } };
  });
}
