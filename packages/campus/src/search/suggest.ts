import { createPrefixDistance } from './edit-distance.ts';
import type { Word } from './read-query.ts';
import type { SearchRecord } from './search-record.ts';
import { ownKinds, type SearchTables } from './search-tables.ts';
import { visitNearest } from './visit-nearest.ts';

/** A query that has results, for one that has none: the nearest room number, or the name with the nearest word. */
export function suggest<R extends SearchRecord>(
  words: readonly Word[],
  tables: SearchTables<R>,
): string | undefined {
  const code = words.find((word) => word.code);
  if (code) return nearestCode(code.text, tables);
  const [longest] = words.map(({ text }) => text).sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : nearestName(longest, tables);
}

/** One slip of the finger away, and of those the nearest number. */
function nearestCode<R extends SearchRecord>(
  wanted: string,
  { records }: SearchTables<R>,
): string | undefined {
  const prefixDistance = createPrefixDistance(wanted);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { code } of records) {
    if (code === undefined || prefixDistance(code.toLowerCase(), 1) > 1) continue;
    // Of two equally near, `230` before `230A`.
    const distance = Math.abs(Number.parseInt(code, 10) - Number.parseInt(wanted, 10)) + code.length / 100;
    if (distance < least) [nearest, least] = [code, distance];
  }
  return nearest;
}

/** One letter of three may be wrong: it is only a question. */
function nearestName<R extends SearchRecord>(word: string, tables: SearchTables<R>): string | undefined {
  const { lexicon, tokenNames, nameKind, nameRecords, records } = tables;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  const list = { strings: lexicon.tokens, letters: lexicon.letters };
  visitNearest(word, list, Math.floor(word.length / 3), (token, edits, rest) => {
    const names = tokenNames.items.subarray(tokenNames.start[token], tokenNames.start[token + 1]);
    const own = names.find((name) => (nameKind[name] as number) < ownKinds);
    if (own === undefined || edits + rest >= least) return false;
    nearest = records[nameRecords.items[nameRecords.start[own] as number] as number]?.title;
    least = edits + rest;
    return true;
  });
  return nearest;
}
