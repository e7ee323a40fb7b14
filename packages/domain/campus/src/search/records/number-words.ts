import { ordinalDigits, ordinalWords } from '../../wording/measures.ts';

const cardinals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** `two`, `ii`, `2`: as after a noun (`floor two`). */
export function cardinalsOf(number: number): string[] {
  return [cardinals[number - 1], romans[number - 1], String(number)].filter((word) => word !== undefined);
}

/** `second`, `2nd`, `ii`, `2`: as before a noun (`2nd floor`). */
export function ordinalsOf(number: number): string[] {
  const [word, roman] = [ordinalWords[number - 1], romans[number - 1]];
  return [word, ordinalDigits(number), roman, String(number)].filter((text) => text !== undefined);
}

/** 2 for `ii`; undefined for any other word than the Roman numerals up to nine. */
export function romanValue(word: string): number | undefined {
  const index = romans.indexOf(word.toLowerCase());
  return index < 0 ? undefined : index + 1;
}

/** `1st floor seminar hall` for `First Floor Seminar Hall`; undefined when there is no ordinal to replace. */
export function withDigits(name: string): string | undefined {
  const words = name.toLowerCase().split(' ');
  const written = words.map((word) =>
    ordinalWords.includes(word) ? ordinalDigits(ordinalWords.indexOf(word) + 1) : word,
  );
  return written.join(' ') === words.join(' ') ? undefined : written.join(' ');
}
