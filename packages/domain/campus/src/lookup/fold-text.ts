const invisible = /\p{C}+/gu;
const marks = /\p{M}+/gu;
const notAscii = /[^ -~]/;
const nonAsciiDigit = /(?![0-9])\p{Nd}/gu;

/** Limit of characters; longer than any query for one place. */
const maxLength = 240;

/**
 * Normalises a text for comparison: ignores compatibility forms, case, accents, invisible characters and runs of white
 * space, and converts digits of every script. Uses only the first 240 characters.
 */
export function foldText(text: string): string {
  const used = text.slice(0, maxLength);
  // Shortcut: a query folds its text and the words of its results, most of them plain.
  if (!notAscii.test(used)) return used.replace(/ {2,}/g, ' ').trim().toLowerCase();
  return used
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(nonAsciiDigit, toAsciiDigit)
    .toLowerCase()
    .trim();
}

/** The ten digits of a script are consecutive in Unicode, so the distance from the first is the value. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
