import { join } from 'node:path';
import { evaluate, type JudgedQuery, type Relevance } from '@campusway/campus/relevance/evaluate.ts';
import heldOut from '@campusway/campus/relevance/held-out.json' with { type: 'json' };
import queries from '@campusway/campus/relevance/queries.json' with { type: 'json' };
import { createSearchIndex, packRecords } from '@campusway/campus/search';
import { collegeFolder, projectRoot, renewSection, runCommand, ToolError } from '@campusway/toolkit';
import { recordsOf } from './relevance/college-records.ts';
import { searchWithTypos } from './relevance/typos.ts';

const usage = `npm run relevance -- [--write] [--college FOLDER]
--write puts the figures into docs/search-relevance.md.`;
const flags = { write: { type: 'boolean', default: false } } as const;

/** Minimum fractions of successful queries, and the maximum fraction of wrong single answers. */
const required = { successAt1: 0.95, successAt3: 0.99, certainAndWrong: 0.005 };
const published = join(projectRoot, 'docs/search-relevance.md');

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const records = await recordsOf(collegeFolder());
  // An empty pack has the words of digits.
  const index = createSearchIndex(records, packRecords([]));
  const sets = {
    main: evaluate(queries.groups, index),
    heldOut: evaluate(heldOut.groups, index),
    knownMisses: evaluate({ known: queries.knownMisses }, index),
  };
  print('Queries', sets.main);
  print('Held out', sets.heldOut);
  print('Known misses, not counted above', sets.knownMisses);
  const typos = searchWithTypos(records, index);
  console.log(
    `Names with generated typos: ${typos.queryCount}, first ${percent(typos.first)}, among three ${percent(typos.amongThree)}`,
  );
  // Outdated figures in the docs are only reported, since a change of the data may have caused them.
  if (!renewSection(published, 'figures', { content: toMarkdown(sets), write: values.write }))
    console.log('docs/search-relevance.md is out of date: run `npm run relevance -- --write`');
  const { certain, certainAndWrong, wrong } = evaluate(
    { all: [queries, heldOut].flatMap(({ groups }) => Object.values(groups).flat()) },
    index,
  );
  console.log(
    `One answer, in both files: to ${percent(certain)} of the queries, of these wrong ${percent(certainAndWrong, 2)}`,
  );
  for (const { query, first } of wrong) console.log(`  wrong: "${query}" is answered with ${first}`);
  if (certainAndWrong > required.certainAndWrong)
    throw new ToolError(
      `Too many single answers are wrong: at most ${percent(required.certainAndWrong)} may be. See those above, and maxRivalShare and minScore in decide-answer.ts`,
    );
  const { successAt1, successAt3 } = sets.main;
  if (successAt1 < required.successAt1 || successAt3 < required.successAt3)
    throw new ToolError(
      `Search relevance is too low: required are success@1 of ${percent(required.successAt1)} and success@3 of ${percent(required.successAt3)}. See the misses above`,
    );
});

function print(title: string, { queries, successAt1, successAt3, misses }: Relevance): void {
  console.log(
    `${title}: ${queries.length}, success@1 ${percent(successAt1)}, success@3 ${percent(successAt3)}`,
  );
  for (const miss of misses) console.log(`  ${toLine(miss)}`);
}

/** The figures as docs/search-relevance.md shows them. */
function toMarkdown({
  main,
  heldOut,
  knownMisses,
}: Record<'main' | 'heldOut' | 'knownMisses', Relevance>): string {
  return [
    '| set | queries | success@1 | success@3 | one answer | of these wrong |',
    '| --- | --- | --- | --- | --- | --- |',
    row('queries that must work', main),
    row('held out', heldOut),
    '',
    'Misses among them, and known misses that are not counted:',
    '',
    ...[main, heldOut, knownMisses].flatMap(({ misses }) => misses.map((miss) => `- ${toLine(miss)}`)),
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
  return `\`${query}\` should find ${expected}: ${rank === 0 ? 'not found' : `rank ${rank}`}, first is ${first}`;
}

function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}
