import { fileURLToPath } from 'node:url';
import { type LevelPlan, planPart, unpackGraph } from '@campusway/campus';
import { readCollege } from '../src/check/index.ts';
import { deriveCollege } from '../src/derive/derive-college.ts';

/** Folder of the project's own sample college. */
export const sampleFolder = fileURLToPath(new URL('../../../../college', import.meta.url));

/** The sample college, for tests. */
export const sample = deriveCollege(readCollege(sampleFolder));

export const { departments, people, rooms, levels, places, lookup, help, screens } = sample.parts;
export const graph = unpackGraph(sample.parts.graph);
export const campusPlaces = places.filter((place) => place.onCampusMap);
export const peopleOf = (code: string) => people.filter(({ department }) => department === code);
export const findPlace = (id: string) => places.find((place) => place.id === id);
/** @throws {RangeError} when the college has no such level */
export function planOf(level: number): LevelPlan {
  const plan = sample.parts[planPart(levels, level)];
  if (!plan) throw new RangeError(`Cannot find level ${level}`);
  return plan;
}
