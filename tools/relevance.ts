import { createSearchIndex } from '@campusway/campus/search';
import { evaluate, type Relevance } from '../packages/campus/relevance/evaluate.ts';
import heldOut from '../packages/campus/relevance/held-out.json' with { type: 'json' };
import queries from '../packages/campus/relevance/queries.json' with { type: 'json' };
import { runTool, ToolError } from './fail.ts';
import { ourRecords } from './search-bench/our-campus.ts';

/** Shares of queries that must succeed. */
const required = { successAt1: 0.95, successAt3: 0.99 };

await runTool(async () => {
  const index = createSearchIndex(ourRecords);
  const main = evaluate(queries.groups, index);
  print('Queries', main);
  print('Held out, never tuned on', evaluate(heldOut.groups, index));
  print('Known misses, not counted above', evaluate({ known: queries.knownMisses }, index));
  if (main.successAt1 < required.successAt1 || main.successAt3 < required.successAt3)
    throw new ToolError(
      `Search finds too little: want success@1 of ${percent(required.successAt1)} and success@3 of ${percent(required.successAt3)}. See the misses above`,
    );
});

function print(title: string, { queries: asked, successAt1, successAt3, misses }: Relevance): void {
  console.log(
    `${title}: ${asked.length}, success@1 ${percent(successAt1)}, success@3 ${percent(successAt3)}`,
  );
  for (const { query, expected, rank, first } of misses) {
    const place = rank === 0 ? 'not found' : `rank ${rank}`;
    console.log(`  miss: "${query}" wants ${expected}: ${place}; first is ${first}`);
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
