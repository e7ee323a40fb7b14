import { indexOfToken, type Lexicon } from './lexicon.ts';
import type { Word } from './read-query.ts';
import type { SearchRecord } from './search-record.ts';
import { ownKinds, type SearchTables } from './search-tables.ts';
import { minFuzzyLength } from './term-hits.ts';
import { visitNearest } from './visit-nearest.ts';

/** A query that has results, for one that has none: the nearest room number, or the name with the nearest word. */
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
 * One slip of the finger away, and of those the nearest number, spelled as on a door. Looking up all slips is faster than
 * measuring all codes.
 */
function nearestCode(wanted: string, lexicon: Lexicon): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= wanted.length; i++) {
    for (const digit of ['', ...'0123456789']) {
      for (const cut of [0, 1]) {
        const code = wanted.slice(0, i) + digit + wanted.slice(i + cut);
        const distance = Math.abs(Number.parseInt(code, 10) - Number.parseInt(wanted, 10));
        if (code.length < 3 || distance >= least || indexOfToken(lexicon, code) < 0) continue;
        [nearest, least] = [code.toUpperCase(), distance];
      }
    }
  }
  return nearest;
}

/** One letter of three may be wrong: it is only a question. The beginning of a longer word is not enough. */
function nearestName<R extends SearchRecord>(word: string, tables: SearchTables<R>): string | undefined {
  const { lexicon, tokenNames, nameKind, nameRecords, records } = tables;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  const list = { strings: lexicon.tokens, letters: lexicon.letters };
  visitNearest(word, list, Math.floor(word.length / 3), (token, edits, rest) => {
    const names = tokenNames.items.subarray(tokenNames.start[token], tokenNames.start[token + 1]);
    const own = names.find((name) => (nameKind[name] as number) < ownKinds);
    if (own === undefined || rest > 0 || edits >= least) return false;
    nearest = records[nameRecords.items[nameRecords.start[own] as number] as number]?.title;
    least = edits;
    return true;
  });
  return nearest;
}
