import { indexOfToken, type Lexicon } from './lexicon.ts';
import { nameKinds } from './record-names.ts';
import type { Facet, QueryPart, SearchRecord, TextRange, Understanding } from './search-record.ts';
import type { SearchTables } from './search-tables.ts';
import { type Term, termQuality } from './term.ts';
import { piecePattern, tokenize, wordPattern } from './tokenize.ts';

/** Weights in the order of `nameKinds`: a property explains more than a name with the same word; spellings least. */
const explaining = [1, 1, 0.3, 1, 1.01, 1.01, 1.01, 1.01, 1];

type Reading = Omit<QueryPart, 'typed'>;

/** Interprets a query for a record: the name or property that each word matched. */
export function explain<R extends SearchRecord>(
  record: number,
  terms: readonly Term[],
  tables: SearchTables<R>,
): Understanding {
  const parts: QueryPart[] = [];
  for (const term of terms) {
    if (term.isStopWord) continue;
    const { typed } = term;
    const ignored = { typed, as: 'ignored', read: typed, corrected: false } as const;
    const part: QueryPart = { ...ignored, ...readTerm(term, record, tables) };
    const before = parts.find(({ as, read }) => as !== 'ignored' && as === part.as && read === part.read);
    if (!before) parts.push(part);
    else
      parts[parts.indexOf(before)] = {
        ...part,
        typed: `${before.typed} ${typed}`,
        corrected: before.corrected || part.corrected,
      };
  }
  return { parts };
}

/** The name or property that one word matched; undefined without a match. */
export function readTerm<R extends SearchRecord>(
  term: Term,
  record: number,
  { recordAt, recordNames, nameTokens, nameKind, nameLabel, tokenLength, lexicon }: SearchTables<R>,
): Reading | undefined {
  const { title, code, range, aliases } = recordAt(record);
  let best: Reading | undefined;
  let bestMatch = 0;
  for (let i = recordNames.start[record] as number; i < (recordNames.start[record + 1] as number); i++) {
    const name = recordNames.items[i] as number;
    const kind = nameKind[name] as number;
    for (let k = nameTokens.start[name] as number; k < (nameTokens.start[name + 1] as number); k++) {
      const token = nameTokens.items[k] as number;
      const match = termQuality(term, token, tokenLength[token] as number) * (explaining[kind] as number);
      if (match <= bestMatch) continue;
      bestMatch = match;
      const corrected = term.hits.near.has(token);
      const label = nameLabel.get(name);
      const isCode = nameKinds[kind] === 'code';
      const word = corrected ? wordOf(lexicon.tokens[token], [title, ...aliases]) : undefined;
      best = {
        as: label !== undefined || isCode ? (nameKinds[kind] as Facet['name'] | 'code') : 'name',
        read: label ?? (isCode ? code : word) ?? title,
        corrected,
      };
    }
  }
  return best ?? (term.code && range ? { as: 'code', read: title, corrected: false } : undefined);
}

/** The word of the names that has the token, as it is written there. */
function wordOf(token: string | undefined, names: readonly string[]): string | undefined {
  const words = names.flatMap((name) => name.match(wordPattern) ?? []);
  return words.find((word) => tokenize(word).some((other) => other === token));
}

/** Ranges of a text that the terms match: whole words, or prefixes of words being typed. */
export function highlight(text: string, terms: readonly Term[], lexicon: Lexicon): TextRange[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index: start }) =>
    [...word.matchAll(piecePattern)].flatMap(({ 0: piece, index }) => {
      const length = Math.min(piece.length, matchedLength(word.slice(index), terms, lexicon));
      return length > 0 ? [[start + index, start + index + length] as const] : [];
    }),
  );
}

/** Token of a word of a title, or -1. */
function tokenOf(word: string, lexicon: Lexicon): number {
  const index = lexicon.shown.get(word) ?? indexOfToken(lexicon, tokenize(word)[0] ?? '');
  lexicon.shown.set(word, index);
  return index;
}

function matchedLength(word: string, terms: readonly Term[], lexicon: Lexicon): number {
  const index = tokenOf(word, lexicon);
  const token = lexicon.tokens[index];
  if (token === undefined) return 0;
  let length = 0;
  for (const term of terms) {
    if (termQuality(term, index, token.length) === 0) continue;
    // Offsets in the folded word are valid in the text only where folding kept the letters' positions.
    const begun = token.startsWith(term.text) && term.text !== token && word.toLowerCase().startsWith(token);
    length = Math.max(length, begun ? term.text.length : word.length);
  }
  return length;
}
