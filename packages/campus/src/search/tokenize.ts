import { foldText } from '../lookup/fold-text.ts';

/**
 * Letters and digits part (`lab2`, `room230a`, `2ndfloor`), except in codes and ordinals (`230a`, `2nd`). The floor -1 is
 * not the floor 1.
 */
export const wordPattern =
  /(?<!\S)-\d{1,2}(?!\d)|\d+(?:st|nd|rd|th)|\d+\p{L}?(?!\p{L})|\d+|\p{L}[\p{L}\p{M}'’`]*/giu;

/** The words of a text as they stand there, folded. */
export function words(text: string): string[] {
  return (foldText(text).match(wordPattern) ?? []).map((word) => word.replace(/['’`]/g, ''));
}

/**
 * The words of a text in the form in which they are compared: a plural s and leading zeros go, on both sides of the
 * comparison.
 */
export function tokenize(text: string): string[] {
  return words(text).map(toToken);
}

export function toToken(text: string): string {
  if (isNumeric(text)) return text.replace(/^0+(?=\d)/, '');
  return text.length > 3 && /[^s]s$/.test(text) ? text.slice(0, -1) : text;
}

/** A code of several words (`A-1.05`) without what parts them: `a105`. Undefined for a code of one word. */
export function keyOfCode(code: string): string | undefined {
  const parts = words(code);
  return parts.length > 1 ? parts.join('') : undefined;
}

/** Starts with a digit: a room code, a part of one, or an ordinal. */
export function isNumeric(token: string): boolean {
  return token <= '9\uffff' && token >= '0';
}
