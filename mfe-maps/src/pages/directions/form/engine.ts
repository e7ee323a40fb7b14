import {
  formatRoomCode,
  nearestOffersIn,
  parseRoomCode,
  quotable,
  roomsBeside,
} from '@campusway/campus/lookup';
import {
  answerPair,
  type CampusRecord,
  createSearchIndex,
  decideList,
  describeDoubt,
  nearestFirst,
  openSearch,
  type SearchAnswer,
  splitStepFree,
  toRoute,
  withQuestions,
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
  const open = withQuestions(openSearch(createSearchIndex(nearest, college.search)), college.roomNumbers);
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
  const suggest: Suggest = (typed, near) => {
    const pair = answerPair(typed, pairSources);
    if (pair) {
      const { from, records, isRoute } = pair;
      const timed = records.map((record) => ({ record, seconds: secondsBetween(from.id, record.id) }));
      const nearestOnFoot = timed.toSorted((a, b) => (a.seconds ?? farAway) - (b.seconds ?? farAway));
      const suggestions = nearestOnFoot.slice(0, isRoute ? 1 : maxNear).map(({ record }) => ({
        ...toSuggestion({ record }),
        ...(isRoute && { id: record.id, ...toRoute(pair, record) }),
      }));
      return { suggestions, offers: suggestions.slice(0, 1), isSeveral: suggestions.length > 1 };
    }
    const { query, isStepFree } = splitStepFree(typed, search);
    if (isStepFree) return withStepFree(suggest(query, near));
    const answer = search(query);
    const results = near
      ? nearestFirst(query, search, { near, secondsTo: (id) => secondsBetween(near.id, id) })
      : answer.results;
    const missing = findMissing(withSpokenDigits(query.toLowerCase(), college.search[0]?.digits), answer);
    if (missing === undefined) {
      const all = near ? results : search(query, maxMatches).results;
      return { suggestions: results.map(toSuggestion), ...findDoubt(query, answer, { results, all }) };
    }
    const beside = roomsBeside(missing, college.roomNumbers);
    const rooms = beside.flatMap((one) => search(one).results.filter(({ record }) => record.code === one));
    const shown = rooms[0] ? rooms : results;
    const doubt = `No room ${missing}.${beside[0] ? ` Nearest: ${beside.join(', ')}.` : ''}`;
    return { suggestions: shown.map(toSuggestion), offers: toOffers(shown), isMissing: true, doubt };
  };
  return suggest;
}

function withStepFree({ suggestions, offers, ...found }: ReturnType<Suggest>): ReturnType<Suggest> {
  const mark = (one: Suggestion) => ({ ...one, where: `${one.where}, step-free`, link: { stepFree: true } });
  return { ...found, suggestions: suggestions.map(mark), offers: offers.map(mark) };
}

/** The room number of a query, if no door has it: the digits of a match are exact. */
function findMissing(query: string, { results, understood }: Answer): string | undefined {
  const number = results[0] ? undefined : /(?<!\S)\d{3,6}\p{L}?(?!\S)/u.exec(query)?.[0];
  const code = parseRoomCode(number ?? query);
  if (!code || code.to) return undefined;
  const room = formatRoomCode(code);
  if (college.roomNumbers.includes(room)) return undefined;
  // Numbers with less than three digits are also the beginnings of others, and in names.
  const isBegun = code.number < 100 && results[0]?.record.code;
  const isOther = isBegun || understood?.parts.some(({ corrected }) => corrected);
  return !results[0] || isOther ? room : undefined;
}

/** Limits of the places that a link's text may mean, and of the matches with them. */
const [maxOffers, maxMatches] = [6, 100];

type Answer = SearchAnswer<CampusRecord>;
type Found = Pick<Answer, 'results'> & { readonly all: Answer['results'] };

/** What is uncertain about the first match, as on the home page, and the matches that a link may mean. */
function findDoubt(query: string, answer: Answer, { results, all }: Found) {
  const { kind } = decideList(query, answer);
  const best = answer.results[0]?.record;
  // What no place has is no choice: the page says whom to ask.
  if (best?.kind === 'help') {
    const help = kind === 'none' ? `${best.title}: ${best.where}` : best.where;
    return { offers: toOffers(results), doubt: help, answer: help };
  }
  const isCorrected = answer.understood?.parts.some(({ corrected }) => corrected);
  // "Nearest toilet" is one choice, however many toilets match.
  const isNearest = best?.kind === 'amenity' && !best.place;
  const isSeveral = kind === 'several' && !isNearest;
  const isGuess = !isSeveral && (isNearest || kind === 'one' || answer.didYouMean || isCorrected);
  const namesakes = all.filter(({ record }) => record.title === all[0]?.record.title);
  const offers = toOffers(isGuess ? namesakes : results);
  // Which of several a misspelled word means is for the person to choose.
  if (kind !== 'none' && !(isCorrected && isSeveral)) return { offers, isSeveral };
  const doubt = best && describeDoubt(query, answer, { kind });
  return { offers, doubt: doubt ?? `No place matches “${quotable(query)}”.` };
}

/** Only the first may be help, which has an answer. */
function toOffers(found: Found['all']): readonly Suggestion[] {
  const choices = found.filter(({ record }, i) => !i || record.kind !== 'help');
  return choices.slice(0, maxOffers).map(toSuggestion);
}

function toSuggestion({ record }: { readonly record: CampusRecord }): Suggestion {
  const { id, kind, title, code, where, person, place } = record;
  const isPassing = kind === 'help' || (kind === 'person' && !place);
  return { id: person ?? place ?? id, title, code, where, place, ...(isPassing && { isPassing }) };
}
