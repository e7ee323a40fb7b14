import { visitNearest } from './edit-distance.ts';
import type { Word } from './read-query.ts';
import { ownKinds } from './record-names.ts';
import type { SearchRecord } from './search-record.ts';
import type { SearchTables } from './search-tables.ts';
import { minFuzzyLength } from './term.ts';

/** Suggests a query with results: the name with the nearest word. A number has none: its digits are exact. */
export function suggest<R extends SearchRecord>(
  words: readonly Word[],
  tables: SearchTables<R>,
): string | undefined {
  if (words.some(({ code }) => code)) return undefined;
  const [longest] = words.map(({ text }) => text).sort((a, b) => b.length - a.length);
  return longest && longest.length >= minFuzzyLength ? nearestName(longest, tables) : undefined;
}

/** Allows one edit per three letters, as it is only a suggestion. Prefixes of longer words do not count. */
function nearestName<R extends SearchRecord>(word: string, tables: SearchTables<R>): string | undefined {
  const { lexicon, tokenNames, nameKind, nameRecords, recordAt } = tables;
  let nearest: string | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  const list = { strings: lexicon.tokens, letters: lexicon.letters };
  visitNearest(word, list, Math.floor(word.length / 3), (token, edits, rest) => {
    const names = tokenNames.items.subarray(tokenNames.start[token], tokenNames.start[token + 1]);
    const own = names.find((name) => (nameKind[name] as number) < ownKinds);
    if (own === undefined || rest > 0 || edits >= minDistance) return false;
    nearest = recordAt(nameRecords.items[nameRecords.start[own] as number] as number).title;
    minDistance = edits;
    return true;
  });
  return nearest;
}
