const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;
const marks = /\p{M}+/gu;
const foreignDigit = /(?![0-9])\p{Nd}/gu;

/** More than anyone types or pastes for one place; what lies behind is not read. */
const readableLength = 240;

/**
 * The one form in which texts are compared: compatibility forms, case, accents, invisible characters and runs of
 * white space make no difference, and digits of every script count as digits. Only the first 240 characters count.
 */
export function foldText(text: string): string {
  return text
    .slice(0, readableLength)
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(foreignDigit, toAsciiDigit)
    .toLowerCase()
    .trim();
}

/** Unicode keeps the ten digits of a script in a row, so the distance from the row's start is the value. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
