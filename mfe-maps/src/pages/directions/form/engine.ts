import {
  formatRoomCode,
  nearestOffersIn,
  parseRoomCode,
  quotable,
  roomsBeside,
} from '@campusway/campus/lookup';
import {
  type CampusRecord,
  createSearchIndex,
  decideAnswer,
  describeDoubt,
  findPair,
  nearestFirst,
  openSearch,
  type SearchAnswer,
  withoutExtraDigit,
  withSpokenDigits,
} from '@campusway/campus/search';
import { college, loadParts } from '@campusway/platform';
import { secondsBetween } from '../../../journey/find-way.ts';
import type { Suggest, Suggestion } from './recent-places.ts';

/** Suggestions of places near another. */
const maxNear = 8;
/** Seconds to a place without a route. */
const farAway = Number.MAX_VALUE;

/** Opens the index of possible destinations when typing starts. */
export async function createSuggest(): Promise<Suggest> {
  await loadParts(['departments', 'places', 'rooms', 'search']);
  const nearest = nearestOffersIn(college.places).map(({ id, name, aliases }): CampusRecord => {
    return { id, kind: 'amenity', title: name, aliases, where: 'from your start', rank: 0.99 };
  });
  const open = withoutExtraDigit(openSearch(createSearchIndex(nearest, college.search)), college.roomNumbers);
  const searchOnly =
    (isWanted: (record: CampusRecord) => boolean): typeof open =>
    (query, limit) => {
      const answer = open(query, limit);
      return { ...answer, results: answer.results.filter(({ record }) => isWanted(record)) };
    };
  // A range of numbers is no destination.
  const search = searchOnly(({ kind }) => kind !== 'range');
  // As on the home page, which has no "Nearest ...".
  const pairSources = {
    search: searchOnly(({ id }) => !nearest.some((one) => one.id === id)),
    places: college.places,
  };
  return (query, near) => {
    const pair = findPair(query, pairSources);
    if (pair) {
      const { from, records, isRoute } = pair;
      const timed = records.map((record) => ({ record, seconds: secondsBetween(from.id, record.id) }));
      const nearestOnFoot = timed.toSorted((a, b) => (a.seconds ?? farAway) - (b.seconds ?? farAway));
      const suggestions = nearestOnFoot.slice(0, isRoute ? 1 : maxNear).map(({ record }) => ({
        ...toSuggestion(record),
        ...(isRoute && { id: record.id, from: from.id, title: `${from.name} to ${record.title}` }),
      }));
      return { suggestions, offers: suggestions.slice(0, 1), isSeveral: suggestions.length > 1 };
    }
    const answer = search(query);
    const results = near
      ? nearestFirst(query, search, { near, secondsTo: (id) => secondsBetween(near.id, id) })
      : answer.results;
    const found = results.map(({ record }) => toSuggestion(record));
    const missing = findMissing(withSpokenDigits(query.toLowerCase(), college.search[0]?.digits), answer);
    if (missing === undefined) {
      const all = near ? found : search(query, maxMatches).results.map(({ record }) => toSuggestion(record));
      return { suggestions: found, ...findDoubt(query, answer, all) };
    }
    const beside = roomsBeside(missing, college.roomNumbers);
    const offers = beside.flatMap((room) => {
      const result = search(room).results.find(({ record }) => record.code === room);
      return result ? toSuggestion(result.record) : [];
    });
    const named = beside.length > 0 ? ` Nearest: ${beside.join(', ')}.` : '';
    const suggestions = offers.length > 0 ? offers : found;
    return { suggestions, offers, isMissing: true, doubt: `No room ${missing}.${named}` };
  };
}

/** The room number of a query, if no door has it: the digits of a match are exact. */
function findMissing(query: string, { results, understood }: SearchAnswer<CampusRecord>): string | undefined {
  const code = parseRoomCode(query);
  if (code === undefined || code.to !== undefined) return undefined;
  const room = formatRoomCode(code);
  if (college.roomNumbers.includes(room)) return undefined;
  // Numbers with less than three digits are also the beginnings of others, and in names.
  const isBegun = code.number < 100 && results[0]?.record.code !== undefined;
  const isOther = isBegun || understood?.parts.some(({ corrected }) => corrected);
  return results.length === 0 || isOther ? room : undefined;
}

/** Limits of the places among which a link's text does not decide, of places of one name, and of the matches with them. */
const [maxOffers, maxNamesakes, maxMatches] = [3, 6, 100];

/** What is uncertain about the first match, as on the home page, and the matches that a link may mean. */
function findDoubt(query: string, answer: SearchAnswer<CampusRecord>, found: readonly Suggestion[]) {
  const [first] = found;
  const namesakes = found.filter(({ title }) => title === first?.title).slice(0, maxNamesakes);
  const decision = decideAnswer(query, answer);
  const [best] = answer.results;
  // What no place has is no choice: the page says whom to ask.
  if (best?.record.kind === 'help' && decision.kind !== 'none') {
    const { where } = best.record;
    return { offers: found.slice(0, 1), doubt: where, answer: where };
  }
  const isCorrected = answer.understood?.parts.some(({ corrected }) => corrected);
  // "Nearest toilet" is one choice, however many toilets match.
  const isNearest = best?.record.kind === 'amenity' && best.record.place === undefined;
  const several = decision.kind === 'several' && !isNearest ? decision.results.length : 0;
  const isGuess =
    isNearest || decision.kind === 'one' || answer.didYouMean !== undefined || (isCorrected && several === 0);
  const isFew = several > 0 && Math.min(found.length, several) <= maxOffers;
  const offers = isGuess ? namesakes : found.slice(0, isFew ? maxOffers : 0);
  // Which of several a misspelled word means is for the person to choose.
  if (decision.kind !== 'none' && !(isCorrected && several > 1)) return { offers, isSeveral: several > 0 };
  const doubt = first && describeDoubt(query, answer, decision);
  return { offers, doubt: doubt ?? `No place matches “${quotable(query)}”.` };
}

function toSuggestion({ id, kind, title, code, where, person, place }: CampusRecord): Suggestion {
  const isLost = kind === 'person' && place === undefined;
  return {
    id: person ?? place ?? id,
    title,
    code,
    where,
    place,
    ...((isLost || kind === 'help') && { isPassing: true }),
  };
}
