import { splitSection } from '@campusway/toolkit';

/** A word that this project does not use, and what it writes instead. */
export interface BannedWord {
  readonly word: string;
  readonly instead: string;
}

export interface Finding extends BannedWord {
  readonly line: number;
}

const section = 'banned words';
const endings = ['', 's', 'es', 'ed', 'ing'];

/** Rows of the marked table in CONTRIBUTING.md: words separated by commas, and what to write. */
export function parseBannedWords(markdown: string): BannedWord[] {
  const [, table = ''] = splitSection(markdown, section) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.flatMap((row) => {
    const [, words = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    return words.split(', ').map((word) => ({ word, instead }));
  });
}

/** Banned words of a text; the parts of a name such as `countSlips` are words too. The table itself is left out. */
export function findBannedWords(text: string, banned: readonly BannedWord[]): Finding[] {
  const forms = new Map(banned.flatMap(({ word, instead }) => endings.map((end) => [word + end, instead])));
  const [before, table, after] = splitSection(text, section) ?? [text, '', ''];
  const skipped = before + table.replaceAll(/[^\n]/g, '') + after;
  return skipped.split('\n').flatMap((content, index) => {
    const words = content.replaceAll(/([a-z])([A-Z])|_/g, '$1 $2').match(/\w+|[^\w\s]/g) ?? [];
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    const hyphenated = content.match(/(?<!\w)\w+(?:-\w+)+/g) ?? [];
    return [...words, ...pairs, ...hyphenated].flatMap((word) => {
      const instead = forms.get(word.toLowerCase());
      return instead === undefined ? [] : [{ line: index + 1, word, instead }];
    });
  });
}
