/**
 * `where is 225` for the folded `where is two two five`: three or more digits in a row are a number.
 *
 * @param digits words of each digit, as `digitWords`
 */
export function withSpokenDigits(folded: string, digits?: readonly string[]): string {
  const read: string[] = [];
  let row: string[] = [];
  let number = '';
  for (const word of [...folded.split(' '), '']) {
    const digit = digitOf(word.replace(/[.,?!]$/, ''), digits);
    if (digit >= 0) {
      row.push(word);
      number += digit;
    } else {
      read.push(...(row[2] ? [number] : row), word);
      row = [];
      number = '';
    }
  }
  return read.join(' ').trim();
}

/** The digit that a word is, or -1. */
export function digitOf(word: string, digits: readonly string[] = []): number {
  return digits.findIndex((words) => words.includes(` ${word} `));
}
