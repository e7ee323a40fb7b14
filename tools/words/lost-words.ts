/** A word that this project does not use, and what it writes instead. */
export interface LostWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

export interface Finding {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

const table = /<!-- lost words -->\n([\s\S]*?)<!-- \/lost words -->/;
const endings = '(?:s|es|ed|ing)?';

/** Rows of the marked table in CONTRIBUTING.md: words separated by commas, and what to write. */
export function parseLostWords(markdown: string): LostWord[] {
  const rows = table.exec(markdown)?.[1]?.trim().split('\n').slice(2) ?? [];
  return rows.flatMap((row) => {
    const [, words = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    return words
      .split(', ')
      .map((word) => ({ pattern: new RegExp(`\\b${word.replace(' ', '\\s')}${endings}\\b`, 'gi'), instead }));
  });
}

/** Lost words of a text; the parts of a name such as `countSlips` are words too. The table itself is left out. */
export function findLostWords(text: string, lost: readonly LostWord[]): Finding[] {
  const skipped = text.replace(table, (rows) => rows.replaceAll(/[^\n]/g, ''));
  return skipped.split('\n').flatMap((content, index) => {
    const words = content.replaceAll(/([a-z])([A-Z])|_/g, '$1 $2');
    return lost.flatMap(({ pattern, instead }) =>
      (words.match(pattern) ?? []).map((word) => ({ line: index + 1, word, instead })),
    );
  });
}
