import { placeOfRoom } from '../../geometry/features.ts';
import { foldText } from '../../lookup/fold-text.ts';
import type { Place } from '../../model.ts';
import type { Search } from '../open-search.ts';
import { meaningfulWords } from '../tokenize.ts';
import type { CampusRecord } from './campus-record.ts';
import { decideAnswer, minListedShare } from './decide-answer.ts';

/** Answer to `toilet near 215`: records of places, the nearest first. */
export interface NearAnswer {
  readonly near: Place;
  readonly records: readonly CampusRecord[];
}

const pattern =
  /^(?:(?:.* )?(?:nearest|closest) (.+) (?:to|from)|(.+?) (?:near|nearest|closest|close|next|beside)(?: to)?) (.+)$/;
const maxMatches = 500;
const maxRecords = 30;
/** Added to the straight line to another floor, metres. */
const otherFloor = 50;

/**
 * Finds what is near a place, by the straight line: a caller with walking times sorts again. Undefined unless both are
 * certain, and when the query as a whole matches: `toilet near 3rd floor`.
 */
export function findNear(
  query: string,
  { search, places }: { readonly search: Search<CampusRecord>; readonly places: readonly Place[] },
): NearAnswer | undefined {
  const [, nearest, what = nearest, where] = pattern.exec(foldText(query)) ?? [];
  // `Near me` names no place.
  if (!what || !where || meaningfulWords(where).length === 0) return undefined;
  if (search(query).understood?.parts.every(({ as }) => as !== 'ignored')) return undefined;
  const origin = decideAnswer(where, search(where));
  const answer = search(what, maxMatches);
  const [best] = answer.results;
  if (origin.kind !== 'one' || !best || decideAnswer(what, answer).kind === 'none') return undefined;
  const byId = new Map(places.map((place) => [place.id, place]));
  const { place, door = '' } = origin.result.record;
  const near = byId.get(place ?? placeOfRoom(door));
  if (!near) return undefined;
  const metresTo = ({ id }: CampusRecord) => {
    const { x, y, level } = byId.get(id) ?? near;
    return Math.hypot(x - near.x, y - near.y) + (level === near.level ? 0 : otherFloor);
  };
  const records = answer.results
    .filter(({ score }) => score >= minListedShare * best.score)
    .map(({ record }) => record)
    .filter((record) => record.id === record.place && record.id !== near.id)
    .sort((one, other) => metresTo(one) - metresTo(other));
  return records.length > 0 ? { near, records: records.slice(0, maxRecords) } : undefined;
}
