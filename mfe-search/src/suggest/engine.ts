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
} from '@campusway/campus/search';
import { paths } from '@campusway/contract';
import { college, loadParts, siteRoutes } from '@campusway/platform';
import { toFinding } from '../answer/finding.ts';
import { toHref } from '../answer/record-links.ts';
import { describeReading } from './describe-reading.ts';
import type { Answer, SearchEngine, Suggestion } from './suggestion.ts';

/** More are not counted: nobody reads such a list. */
const maxAnswers = 100;

/** Builds the index over everything that can be found on the site, off the first paint; of a large campus in a worker. */
export async function createEngine(): Promise<SearchEngine> {
  await loadParts(['departments', 'help', 'levels', 'lookup', 'people', 'places', 'rooms', 'screens']);
  const pages = siteRoutes().flatMap(({ path, search }) => (search ? { ...search, path } : []));
  const search = await openSearchInTasks(() => toSearchRecords(college, { help: college.help, pages }), {
    startWorker: () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
  });
  return {
    categories: listCategories(),
    suggest: (text) =>
      search(text, (answer) => ({
        suggestions: answer.results.map(toSuggestion),
        reading: describeAnswer(text, answer),
      })),
    answer: (question) => search(question, (answer) => toAnswer(question, answer), maxAnswers),
  };
}

/** Each is a question of its own, which the search answers with all of the category. */
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

function toAnswer(question: string, answer: SearchAnswer<CampusRecord>): Answer {
  const decision = decideAnswer(question, answer);
  const reading = askForBuilding(question, decision) ?? describeCorrection(answer);
  if (decision.kind === 'one') return { kind: 'one', finding: toFinding(decision.result.record), reading };
  if (decision.kind === 'none') return { kind: 'none', nearest: toFindings(decision.nearest), reading };
  const isMore = decision.results.length === maxAnswers;
  return { kind: 'several', findings: toFindings(decision.results), isMore, reading };
}

/** A room number that doors of several buildings have. */
function askForBuilding(question: string, decision: Decision): string | undefined {
  if (decision.kind !== 'several' || !parseRoomCode(question)) return undefined;
  const buildings = new Set(
    decision.results.map(({ record: { level = outdoors } }) => college.levels[level]?.building),
  );
  return buildings.size > 1 ? 'Several buildings have this number. Choose yours.' : undefined;
}

function toFindings(results: readonly SearchResult<CampusRecord>[]) {
  return results.map(({ record }) => toFinding(record));
}

/** Of one or two letters without a suggestion nothing is said: they are the beginning of something. */
function describeAnswer(text: string, answer: SearchAnswer<CampusRecord>): string | undefined {
  const hasNothing = answer.results.length === 0 && text.length > 2;
  return hasNothing ? describeResult({ kind: 'none', text }, college.levels) : describeCorrection(answer);
}

function describeCorrection({ understood, didYouMean }: SearchAnswer<CampusRecord>): string | undefined {
  return didYouMean === undefined ? describeReading(understood) : `Did you mean "${didYouMean}"?`;
}

function toSuggestion({ record, highlights }: SearchResult<CampusRecord>): Suggestion {
  const { id, kind, title, code, where } = record;
  return { id, kind, title, marks: highlights.title, code, where, href: toHref(record) };
}
