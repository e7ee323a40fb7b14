import { barrierOf, chipsAmong, outdoors } from '@campusway/campus';
import { describeResult, isSharedSign, quotable } from '@campusway/campus/lookup';
import {
  answerPair,
  asksKind,
  type CampusRecord,
  createSearchIndex,
  type Decision,
  decideList,
  describeDoubt,
  matchLimit,
  openSearch,
  type PairAnswer,
  pageRecords,
  type SearchAnswer,
  type SearchResult,
  splitStepFree,
  toRoute,
  withQuestions,
} from '@campusway/campus/search';
import { paths, type RemoteRoute } from '@campusway/contract';
import { toHref } from '../links/record-links.ts';
import type { SearchSite } from '../links/search-site.ts';
import { type Match, toMatch } from './match.ts';
import type { Answer, SearchEngine, Suggestion } from './search-engine.ts';
import { listSorts } from './sort-matches.ts';

const chooseStart = 'Several places have the name of your start. Choose yours.';

/** Opens the index that the college publishes, with the pages among the routes. */
export function createEngine(
  site: SearchSite,
  routes: readonly Pick<RemoteRoute, 'path' | 'search'>[],
): SearchEngine {
  const { college } = site;
  const pages = routes.flatMap(({ path, search }) => (search ? { ...search, path } : []));
  const open = openSearch(createSearchIndex(pageRecords(pages), college.search));
  const search = withQuestions(open, college.roomNumbers);
  return {
    categories: listCategories(site),
    suggest(text) {
      const pair = answerPair(text, { search, places: college.places });
      if (pair) return { suggestions: [toPairSuggestion(text, pair)] };
      const { query, isStepFree } = splitStepFree(text, search);
      const answer = search(query);
      const decision = decideList(query, answer);
      const listed = decision.kind === 'several' ? decision.results : answer.results;
      // Of the people only those whom the answer lists: a technician is not `prof kapoor`.
      const offered = answer.results.filter((one) => one.record.kind !== 'person' || listed.includes(one));
      return {
        suggestions: offered.map((one) => (isStepFree ? toStepFree : toSuggestion)(one, site)),
        interpretation: describeSuggestions(query, answer, decision, site),
      };
    },
    answer(text) {
      const pair = answerPair(text, { search, places: college.places });
      if (pair) return toPairAnswer(pair, site);
      const { query, isStepFree } = splitStepFree(text, search);
      const answer = toAnswer(query, search(query, matchLimit(query)), site);
      if (!isStepFree || answer.kind === 'none' || answer.kind === 'route') return answer;
      return answer.kind === 'one'
        ? { ...answer, match: withStepFree(answer.match) }
        : { ...answer, matches: answer.matches.map(withStepFree).toSorted(byBarrier) };
    },
  };
}

/** Entrances that a wheelchair does not get through to the end. */
function byBarrier(one: Match, other: Match): number {
  const hasBarrier = (match: Match) => barrierOf(match.at) !== undefined;
  return Number(hasBarrier(one)) - Number(hasBarrier(other));
}

function withStepFree(match: Match): Match {
  const links = match.links.map((link) =>
    /[?&]to=/.test(link.to) ? { label: `${link.label}, step-free`, to: `${link.to}&step-free=1` } : link,
  );
  return { ...match, links };
}

/** A search for the places near another, or the directions. */
function toPairSuggestion(text: string, pair: PairAnswer): Suggestion {
  const { from, records, isRoute, isChoice } = pair;
  const [to, other] = records;
  // Which of several is the nearest on foot, the answer knows.
  if (isRoute && to && !other) {
    const { title, link } = toRoute(pair, to);
    const { code, where } = to;
    return { id: 'route', kind: 'route', title, marks: [], code, where, href: paths.navigate(link) };
  }
  const where = isChoice ? 'several places have the name of your start' : `walking time from ${from.name}`;
  return { id: 'near', kind: 'category', title: quotable(text), marks: [], where, href: paths.home(text) };
}

/** The places with directions to each. */
function toPairAnswer(pair: PairAnswer, site: SearchSite): Answer {
  const { from, records, isRoute, isStepFree, leftOut, isChoice } = pair;
  const left = leftOut && quotable(leftOut);
  const interpretation =
    left && (isRoute ? `A route has two ends: “${left}” is left out.` : `No match for "${left}".`);
  const matches = records.map((record) => {
    const directions = { label: 'Directions', to: paths.navigate(toRoute(pair, record).link) };
    return { ...toMatch(record, site), links: [directions] };
  });
  if (isChoice)
    return { kind: 'several', matches, isMore: false, isAlike: false, interpretation: chooseStart };
  // Of toilets one chooses.
  return isRoute && listSorts(matches).length < 2
    ? { kind: 'route', matches, from, isStepFree, interpretation }
    : { kind: 'several', matches, isMore: false, isAlike: true, near: from, interpretation };
}

/** Suggestions that search for all places of a category. */
function listCategories({ college }: SearchSite): readonly Suggestion[] {
  return chipsAmong(college.places).map((title) => ({
    id: `category-${title}`,
    kind: 'category',
    title,
    marks: [],
    where: '',
    href: paths.home(title),
  }));
}

function toAnswer(query: string, answer: SearchAnswer<CampusRecord>, site: SearchSite): Answer {
  const decision = decideList(query, answer);
  const interpretation =
    requestBuilding(query, decision, site) ??
    findMissingSign(query, answer) ??
    describeDoubt(query, answer, decision);
  if (decision.kind === 'one')
    return { kind: 'one', match: toMatch(decision.result.record, site), interpretation };
  if (decision.kind === 'none')
    return { kind: 'none', nearest: toMatches(decision.nearest, site), interpretation };
  const matches = toMatches(decision.results, site);
  const isMore = matches.length === matchLimit(query);
  return { kind: 'several', matches, isMore, isAlike: isAlike(query, matches, answer, site), interpretation };
}

function isAlike(
  query: string,
  matches: readonly Match[],
  answer: SearchAnswer<CampusRecord>,
  { college }: SearchSite,
): boolean {
  const [first] = matches;
  return (
    isSharedSign(query, college.lookup) ||
    (matches.length > 1 &&
      ((asksKind(answer) && matches.length < matchLimit(query)) ||
        matches.every(({ kind, title }) => kind === 'amenity' || kind === 'place' || title === first?.title)))
  );
}

/** Prompt for a sign that several buildings have. */
function requestBuilding(query: string, decision: Decision, { college }: SearchSite): string | undefined {
  if (decision.kind !== 'several' || !isSharedSign(query, college.lookup)) return undefined;
  const buildings = new Set(
    decision.results.map(({ record: { level = outdoors } }) => college.levels[level]?.building),
  );
  return buildings.size > 1 ? 'Several buildings have this number. Choose yours.' : undefined;
}

function toMatches(results: readonly SearchResult<CampusRecord>[], site: SearchSite) {
  return results.map(({ record }) => toMatch(record, site));
}

/** `G12`, whose letter no sign has: read as a floor and a number, it lists rooms of that floor. */
function findMissingSign(query: string, { understood }: SearchAnswer<CampusRecord>): string | undefined {
  const isSign = /^[a-z]\d+$/i.test(query.trim()) && understood?.parts[0]?.as === 'floor';
  return isSign ? `No room ${query.trim().toUpperCase()}.` : undefined;
}

/** Reports no match from three letters on: shorter texts are incomplete. */
function describeSuggestions(
  text: string,
  answer: SearchAnswer<CampusRecord>,
  decision: Decision,
  { college }: SearchSite,
): string | undefined {
  if (answer.results.length > 0) return describeDoubt(text, answer, decision);
  return text.length > 2 ? describeResult({ kind: 'none', text }, college.levels) : undefined;
}

/** Leads to the directions: the page of the place would not know that stairs are to be avoided. */
function toStepFree(result: SearchResult<CampusRecord>, site: SearchSite): Suggestion {
  const way = withStepFree(toMatch(result.record, site)).links.find(({ to }) => to.endsWith('&step-free=1'));
  const suggestion = toSuggestion(result, site);
  return way ? { ...suggestion, where: `${suggestion.where}, step-free`, href: way.to } : suggestion;
}

function toSuggestion({ record, highlights }: SearchResult<CampusRecord>, site: SearchSite): Suggestion {
  const { id, kind, title, code, where } = record;
  return { id, kind, title, marks: highlights.title, code, where, href: toHref(record, site) };
}
