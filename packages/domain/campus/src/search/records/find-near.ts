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

const nearWords: readonly string[] = ['near', 'nearest', 'closest', 'close', 'next', 'beside'];
const maxMatches = 500;
const maxRecords = 30;
/** Added to the straight line to another floor, metres. */
const otherFloor = 50;

/** `toilet near 215`, `washroom close to 215`, `nearest toilet to 215`: kind and place, empty where a word is missing. */
function readNear(words: readonly string[]): readonly [what: string, where: string] {
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  const at = words.findIndex((word) => nearWords.includes(word));
  const to = words.findIndex((word, i) => i > at + 1 && (word === 'to' || word === 'from'));
  if (at < 0) return ['', ''];
  if (to > 0 && /^(?:near|clos)est$/.test(words[at] ?? '')) return [join(at + 1, to), join(to + 1)];
  return [join(0, at), join(words[at + 1] === 'to' ? at + 2 : at + 1)];
}

/**
 * Finds what is near a place, by the straight line: a caller with walking times sorts again. Undefined unless both are
 * certain, and when the query as a whole matches: `toilet near 3rd floor`.
 */
export function findNear(
  query: string,
  { search, places }: { readonly search: Search<CampusRecord>; readonly places: readonly Place[] },
): NearAnswer | undefined {
  const [what, where] = readNear(foldText(query).split(' '));
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
