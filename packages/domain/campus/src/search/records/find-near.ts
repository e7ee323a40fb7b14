import { placeOfRoom } from '../../geometry/features.ts';
import { foldText } from '../../lookup/fold-text.ts';
import type { Place } from '../../model.ts';
import type { Search } from '../open-search.ts';
import { meaningfulWords } from '../tokenize.ts';
import type { CampusRecord } from './campus-record.ts';
import { decideAnswer } from './decide-answer.ts';

/** Answer to `toilet near 215`: records of places, in the order of their distance from one place. */
export interface NearAnswer {
  readonly near: Place;
  readonly records: readonly CampusRecord[];
}

const pattern =
  /^(?:(?:.* )?(?:nearest|closest) (.+) (?:to|from)|(.+?) (?:near|nearest|closest|close|next|beside)(?: to)?) (.+)$/;

const maxMatches = 500;
const maxNear = 30;
/** Results below this share of the best score contain only some of the words. */
const minShare = 0.7;
/** Added to the distance to another floor, metres. */
const otherFloor = 50;

interface NearSources {
  readonly search: Search<CampusRecord>;
  readonly places: readonly Place[];
}

/**
 * Finds what is near a place. The order is by the straight line, for a caller that has no walking times. Undefined unless
 * both are certain, and when the query as a whole matches: `toilet near 3rd floor`.
 */
export function findNear(query: string, { search, places }: NearSources): NearAnswer | undefined {
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
  const distance = ({ place = '' }: CampusRecord) => metresBetween(near, byId.get(place));
  const records = answer.results
    .filter(
      ({ record, score }) => score >= minShare * best.score && isPlace(record) && record.place !== near.id,
    )
    .map(({ record }) => record)
    .sort((one, other) => distance(one) - distance(other));
  return records.length > 0 ? { near, records: records.slice(0, maxNear) } : undefined;
}

function isPlace({ id, place }: CampusRecord): boolean {
  return id === place;
}

function metresBetween(one: Place, other: Place | undefined): number {
  if (!other) return Number.POSITIVE_INFINITY;
  return Math.hypot(one.x - other.x, one.y - other.y) + (one.level === other.level ? 0 : otherFloor);
}
