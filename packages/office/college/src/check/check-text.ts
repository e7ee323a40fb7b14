import type { DataFile } from '../source/data-file.ts';
import type { RawFinding } from './rule.ts';

interface Damage {
  readonly pattern: RegExp;
  /** Second part of the sentence that begins with the text. */
  readonly what: string;
  readonly fix: string;
}

const wrongEncoding = {
  what: 'was damaged by a wrong encoding',
  fix: 'Type it again, and save the file as UTF-8',
};

/** Patterns of damaged texts: a wrong encoding, or copied control characters. The first match counts. */
const damagePatterns: readonly Damage[] = [
  // UTF-8 read as Windows-1252: `Ã©` for é, `â€™` for an apostrophe; or a replacement character.
  { pattern: /[ÃÂ][\u0080-\u00bf\u0152-\u2122]|â€[\u0090-\u2122]|ï»¿|\uFFFD/, ...wrongEncoding },
  // Cyrillic in UTF-8 read as a Western page or as CP437 and CP850 of DOS, then as Windows-1251.
  { pattern: /(?:[ÐÑð╨╤][^\0-\x7f]){2}/, ...wrongEncoding },
  {
    pattern: /(?:[РС][\u00a0-\u00bb\u0402-\u040f\u0452-\u045f\u0490\u0491\u2013-\u2122]){2}/,
    ...wrongEncoding,
  },
  // UTF-8 read as CP437 or CP850: `├®` for é.
  { pattern: /\p{L}[\u2500-\u259f]|[\u2500-\u259f]\p{L}/u, ...wrongEncoding },
  // Windows-1251 read as Windows-1252: `Ïðèâåò`.
  { pattern: /[À-ÖØ-öø-ÿ]{4}/, ...wrongEncoding },
  // CP850 read as Windows-1252 (`M„ller`), and the other way round (`RenÚ`, `RenΘ`).
  { pattern: /\p{L}[‚„ˆ†‡‰]|\p{Ll}{2}[À-ÖØ-Þ]/u, ...wrongEncoding },
  // KOI8-R and CP866 read as Windows-1251: `рТЙЧЕФ`, `Џа®ўҐа`.
  { pattern: /[а-яё][А-ЯЁ]{4}|®\p{sc=Cyrl}/u, ...wrongEncoding },
  {
    pattern: /\p{sc=Latn}\p{M}*[\p{sc=Grek}\p{sc=Cyrl}]|(?!\p{M})[\p{sc=Grek}\p{sc=Cyrl}]\p{M}*\p{sc=Latn}/u,
    what: 'has letters of two alphabets in one word, typical of a wrong encoding',
    fix: 'Type it again with the letters of one alphabet',
  },
  {
    pattern: /\?{3}|\p{L}\?\p{L}|(?<!\S)\?+(?!\S)/u,
    what: 'has question marks in place of lost letters',
    fix: 'Type it again, and save the file as UTF-8',
  },
  {
    // Joiners are valid in scripts that need them and in emoji sequences; four scripts use zero-width spaces between words.
    pattern:
      /[^\P{Cc}\t\n\r]|[\p{Co}\p{Cs}]|(?![\u200b-\u200d])\p{Cf}|(?<![\p{Lo}\p{M}\p{So}])[\u200c\u200d]|(?<![\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Thai}])\u200b/u,
    what: 'has an invisible control character',
    fix: 'Type it again: the invisible character breaks the search',
  },
  {
    // Typical of a copied table cell.
    pattern: /^\s|\s$|[\t\n\r]|\s\s/,
    what: 'has a superfluous space, tab or line break',
    fix: 'Remove white space before it, after it or twice between words',
  },
];

/** Finds damaged texts. */
export function* checkText({ path: file, value }: DataFile): Generator<RawFinding> {
  for (const [pointer, words] of textsOf(value, '')) {
    const damage = damagePatterns.find(({ pattern }) => pattern.test(words));
    if (!damage) continue;
    const message = `The text ${JSON.stringify(words.slice(0, 60))} ${damage.what}`;
    yield { file, pointer, message, fix: damage.fix };
  }
}

function* textsOf(value: unknown, pointer: string): Generator<[pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value];
  // Skips coordinates, the bulk of a drawing.
  else if (Array.isArray(value) && typeof value[0] === 'number') return;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* textsOf(member, `${pointer}/${escapeKey(key)}`);
  }
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
