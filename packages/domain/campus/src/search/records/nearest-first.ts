import { outdoors } from '../../level.ts';
import type { Place, PlaceId } from '../../model.ts';
import { maxSuggestions, type Search } from '../open-search.ts';
import type { SearchAnswer, SearchResult } from '../search-record.ts';
import type { CampusRecord } from './campus-record.ts';
import { decideAnswer } from './decide-answer.ts';

type Result = SearchResult<CampusRecord>;

interface Walks {
  /** The place where they start. */
  readonly near: Pick<Place, 'id' | 'level'>;
  /** Walking time to a place in seconds; undefined without a route. */
  readonly secondsTo: (place: PlaceId) => number | undefined;
}

const maxMatches = 100;
/** Where the nearest is asked for: `nearest staff room`. */
const maxOfKind = 500;
const superlative = /(?<!\S)(?:nearest|closest)(?!\S)/i;
/** Limit of alike places, except on the level of the start. */
const maxAlike = 6;
/** Records with this share of the best score match as well: `Toilet, women`, `Accessible toilet`. */
const minAlikeShare = 0.85;

/** Suggestions for a query: of places that match it equally well, such as lounges, the nearest first. */
export function nearestFirst(query: string, search: Search<CampusRecord>, { near, secondsTo }: Walks) {
  const { results: suggested } = search(query);
  const isSuperlative = superlative.test(query);
  const limit = matchLimit(query);
  const answer = search(query, limit);
  const isOther = ({ record: { id, place = id } }: Result) => !isSuperlative || place !== near.id;
  const results = answer.results.filter((result) => !isOffer(result) && isOther(result));
  const isKind = asksKind(answer) && (isSuperlative || answer.results.length < limit);
  const places = results.filter((result) => isKind || isPlace(result));
  const minScore = minAlikeShare * (places[0]?.score ?? 0);
  const alike = places.filter(({ score }) => score >= minScore);
  if (alike.length < 2 || decideAnswer(query, { ...answer, results }).kind !== 'several') return suggested;
  const seconds = new Map(alike.map(({ record: { id, place = id } }) => [id, secondsTo(place)]));
  const secondsOf = ({ record }: Result) => seconds.get(record.id) ?? Number.MAX_VALUE;
  const nearest = alike
    .toSorted((one, other) => secondsOf(one) - secondsOf(other))
    .filter(({ record: { level = outdoors } }, i) => i < maxAlike || level === near.level);
  const others = suggested.filter(({ record }) => !seconds.has(record.id));
  const isBetter = (result: Result) => isOffer(result) || result.score >= minScore;
  const better = others.filter(isBetter);
  const left = Math.max(0, maxSuggestions - better.length - nearest.length);
  return [...better, ...nearest, ...others.filter((result) => !isBetter(result)).slice(0, left)];
}

/** How many matches are looked at: where the nearest is asked for, all of a kind. */
export function matchLimit(query: string): number {
  return superlative.test(query) ? maxOfKind : maxMatches;
}

/** Whether a query names a kind, such as `classroom` or `waiting area`: any of them will do. */
export function asksKind({ understood }: SearchAnswer<CampusRecord>): boolean {
  return understood?.parts.every(({ as }) => as === 'kind') === true;
}

function isPlace({ record: { kind } }: Result): boolean {
  return kind === 'amenity' || kind === 'place';
}

/** "Nearest toilet", which is no place of the plan. */
function isOffer(result: Result): boolean {
  return isPlace(result) && result.record.place === undefined;
}
