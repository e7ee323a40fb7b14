import { chipsAmong, outdoors } from '@campusway/campus';
import { describeResult, parseRoomCode } from '@campusway/campus/lookup';
import {
  type CampusRecord,
  type Decision,
  decideAnswer,
  openSearchInTasks,
  type SearchAnswer,
  type SearchResult,
  toSearchRecords,
  type Understanding,
} from '@campusway/campus/search';
import { paths } from '@campusway/contract';
import { college, loadParts, siteRoutes } from '@campusway/platform';
import { toHref } from '../links/record-links.ts';
import { toMatch } from './match.ts';
import type { Answer, SearchEngine, Suggestion } from './search-engine.ts';

/** Matches are counted up to this number. */
const maxAnswers = 100;

/** Builds the search index in short tasks. */
export async function createEngine(): Promise<SearchEngine> {
  await loadParts(['departments', 'help', 'levels', 'lookup', 'people', 'places', 'rooms', 'screens']);
  const pages = siteRoutes().flatMap(({ path, search }) => (search ? { ...search, path } : []));
  const search = await openSearchInTasks(() => toSearchRecords(college, { help: college.help, pages }));
  return {
    categories: listCategories(),
    suggest(text) {
      const answer = search(text);
      return {
        suggestions: answer.results.map(toSuggestion),
        interpretation: describeAnswer(text, answer),
      };
    },
    answer: (query) => toAnswer(query, search(query, maxAnswers)),
  };
}

/** Suggestions that search for all places of a category. */
function listCategories(): readonly Suggestion[] {
  return chipsAmong(college.places).map((title) => ({
    id: `category-${title}`,
    kind: 'category',
    title,
    marks: [],
    where: '',
    href: paths.home(title),
  }));
}

function toAnswer(query: string, answer: SearchAnswer<CampusRecord>): Answer {
  const decision = decideAnswer(query, answer);
  const interpretation = requestBuilding(query, decision) ?? describeCorrection(answer);
  if (decision.kind === 'one') return { kind: 'one', match: toMatch(decision.result.record), interpretation };
  if (decision.kind === 'none') return { kind: 'none', nearest: toMatches(decision.nearest), interpretation };
  const isMore = decision.results.length === maxAnswers;
  return { kind: 'several', matches: toMatches(decision.results), isMore, interpretation };
}

/** Prompt for a room number that exists in several buildings. */
function requestBuilding(query: string, decision: Decision): string | undefined {
  if (decision.kind !== 'several' || !parseRoomCode(query)) return undefined;
  const buildings = new Set(
    decision.results.map(({ record: { level = outdoors } }) => college.levels[level]?.building),
  );
  return buildings.size > 1 ? 'Several buildings have this number. Choose yours.' : undefined;
}

function toMatches(results: readonly SearchResult<CampusRecord>[]) {
  return results.map(({ record }) => toMatch(record));
}

/** Reports no match from three letters on: shorter texts are incomplete. */
function describeAnswer(text: string, answer: SearchAnswer<CampusRecord>): string | undefined {
  const hasNothing = answer.results.length === 0 && text.length > 2;
  return hasNothing ? describeResult({ kind: 'none', text }, college.levels) : describeCorrection(answer);
}

function describeCorrection({ understood, didYouMean }: SearchAnswer<CampusRecord>): string | undefined {
  return didYouMean === undefined ? describeInterpretation(understood) : `Did you mean "${didYouMean}"?`;
}

/** Corrected and ignored words: `Showing results for library. No match for "xyz".` Undefined without any. */
export function describeInterpretation(understood: Understanding | undefined): string | undefined {
  const parts = understood?.parts ?? [];
  const corrected = parts.filter((part) => part.corrected).map(({ read }) => read);
  const ignored = parts.filter(({ as }) => as === 'ignored').map(({ typed }) => `"${typed}"`);
  const sentences = [
    corrected.length > 0 && `Showing results for ${corrected.join(', ')}.`,
    ignored.length > 0 && `No match for ${ignored.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

function toSuggestion({ record, highlights }: SearchResult<CampusRecord>): Suggestion {
  const { id, kind, title, code, where } = record;
  return { id, kind, title, marks: highlights.title, code, where, href: toHref(record) };
}
