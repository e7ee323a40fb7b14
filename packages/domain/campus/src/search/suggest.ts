import { visitNearest } from './edit-distance.ts';
import { indexOfToken, type Lexicon } from './lexicon.ts';
import type { Word } from './read-query.ts';
import { ownKinds } from './record-names.ts';
import type { SearchRecord } from './search-record.ts';
import type { SearchTables } from './search-tables.ts';
import { minFuzzyLength } from './term.ts';

/** Suggests a query with results: the nearest room number, or the name with the nearest word. */
export function suggest<R extends SearchRecord>(
  words: readonly Word[],
  tables: SearchTables<R>,
): string | undefined {
  const code = words.find((word) => word.code);
  if (code) return nearestCode(code.text, tables.lexicon);
  const [longest] = words.map(({ text }) => text).sort((a, b) => b.length - a.length);
  return longest && longest.length >= minFuzzyLength ? nearestName(longest, tables) : undefined;
}

/**
 * The nearest number among the codes one edit away. Looking up all edits is faster than computing the distance to all
 * codes.
 */
function nearestCode(code: string, lexicon: Lexicon): string | undefined {
  let nearest: string | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= code.length; i++) {
    for (const digit of ['', ...'0123456789']) {
      for (const cut of [0, 1]) {
        const near = code.slice(0, i) + digit + code.slice(i + cut);
        const distance = Math.abs(Number.parseInt(near, 10) - Number.parseInt(code, 10));
        if (near.length < 3 || distance >= minDistance || indexOfToken(lexicon, near) < 0) continue;
        [nearest, minDistance] = [near.toUpperCase(), distance];
      }
    }
  }
  return nearest;
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
