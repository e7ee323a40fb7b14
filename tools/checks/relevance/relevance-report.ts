import type { JudgedQuery, Relevance } from '@campusway/campus/relevance/evaluate.ts';

export interface RelevanceSets {
  readonly main: Relevance;
  readonly heldOut: Relevance;
  readonly knownMisses: Relevance;
}

/** The figures as docs/search-relevance.md shows them. */
export function toMarkdown({ main, heldOut, knownMisses }: RelevanceSets): string {
  return [
    '| set | queries | success@1 | success@3 | one answer | of these wrong |',
    '| --- | --- | --- | --- | --- | --- |',
    row('queries that must work', main),
    row('held out', heldOut),
    '',
    'Misses among them, and known misses that are not counted:',
    '',
    ...[...main.misses, ...heldOut.misses, ...knownMisses.misses].map(toLine),
  ].join('\n');
}

function row(
  title: string,
  { queries, successAt1, successAt3, certain, certainAndWrong }: Relevance,
): string {
  const one = `${percent(certain)} | ${percent(certainAndWrong, 2)}`;
  return `| ${title} | ${queries.length} | ${percent(successAt1)} | ${percent(successAt3)} | ${one} |`;
}

function toLine({ query, expected, rank, first }: JudgedQuery): string {
  return `- \`${query}\` should find ${expected}: ${rank === 0 ? 'not found' : `rank ${rank}`}, first is ${first}`;
}

export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}
