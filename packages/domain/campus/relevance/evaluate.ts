import { type CampusRecord, decideAnswer, type SearchIndex } from '../src/search/index.ts';

/** `[query, expected, allowed rank]`, see `about` in queries.json. */
type Judgement = readonly [query: string, expected: string, rank?: number];

export type Relevance = ReturnType<typeof evaluate>;
export type JudgedQuery = ReturnType<typeof judge>;

/** Runs all queries of a file and compares the results with the expected ones. */
export function evaluate(
  groups: Readonly<Record<string, readonly (readonly unknown[])[]>>,
  index: Pick<SearchIndex<CampusRecord>, 'search'>,
) {
  const queries = Object.values(groups)
    .flat()
    .map((row) => judge(toJudgement(row), index));
  const share = (good: (query: JudgedQuery) => boolean) => queries.filter(good).length / queries.length;
  const withinAllowed = ({ rank, allowed }: JudgedQuery) => rank > 0 && rank <= allowed;
  const certain = queries.filter((query) => query.certain);
  const wrong = certain.filter((query) => !withinAllowed(query));
  return {
    queries,
    /** Shares of queries, 0 to 1: answered with one card, and of these wrong. */
    certain: certain.length / queries.length,
    certainAndWrong: certain.length > 0 ? wrong.length / certain.length : 0,
    wrong,
    /** The same for the first results. A query with a lower allowed rank counts at 1 if it reaches that rank. */
    successAt1: share(withinAllowed),
    successAt3: share(({ rank, allowed }) => rank > 0 && rank <= Math.max(3, allowed)),
    misses: queries.filter((query) => !withinAllowed(query)),
  };
}

function toJudgement([query, expected, rank = 1]: readonly unknown[]): Required<Judgement> {
  if (typeof query !== 'string' || typeof expected !== 'string' || typeof rank !== 'number')
    throw new TypeError(
      `Cannot read the judgement ${JSON.stringify([query, expected, rank])}: expected [text, text, number]`,
    );
  return [query, expected, rank];
}

function judge(
  [query, expected, allowed]: Required<Judgement>,
  index: Pick<SearchIndex<CampusRecord>, 'search'>,
) {
  const answer = index.search(query);
  const { results, didYouMean } = answer;
  const first = results[0] ? `${results[0].record.title} (${results[0].record.id})` : 'nothing';
  /** Position of the first expected result from 1; 0 when it is not among the first eight. */
  const rank =
    expected === '-' || expected === '--'
      ? Number(results.length === 0 && (expected === '-' || didYouMean === undefined))
      : results.findIndex(({ record }) => expected.split('|').some((one) => answers(record, one))) + 1;
  /** The page would show the first result as the only answer. */
  const certain = decideAnswer(query, answer).kind === 'one';
  return { query, expected, allowed, rank, first, certain };
}

/** @throws {SyntaxError} for a kind expectation without a kind */
function answers(record: CampusRecord, expected: string): boolean {
  if (expected.startsWith('=')) return [record.title, ...record.aliases].includes(expected.slice(1));
  if (expected.startsWith('^')) return record.code?.startsWith(expected.slice(1)) ?? false;
  if (expected.includes('@')) return answersKind(record, expected);
  return record.id === expected || (record.kind !== 'place' && record.code === expected);
}

function answersKind({ facets = [], level, department }: CampusRecord, expected: string): boolean {
  const [kind, place = ''] = expected.split('@');
  const [expectedLevel, expectedDepartment] = place.split('/');
  if (!kind)
    throw new SyntaxError(`Cannot read the expectation "${expected}": expected kind@level/department`);
  return (
    facets.some(({ name, words }) => name === 'kind' && words[0] === kind) &&
    (!expectedLevel || level === Number(expectedLevel)) &&
    (!expectedDepartment || department === expectedDepartment)
  );
}
