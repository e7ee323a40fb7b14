import { foldText } from '../lookup/fold-text.ts';

/** Letters and digits part (`lab2`, `room230a`, `2ndfloor`), except in codes and ordinals (`230a`, `2nd`). */
export const wordPattern = /\d+(?:st|nd|rd|th)|\d+\p{L}?(?!\p{L})|\d+|\p{L}[\p{L}\p{M}'’`]*/giu;

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

/** Starts with a digit: a room code, a part of one, or an ordinal. */
export function isNumeric(token: string): boolean {
  return token <= '9\uffff' && token >= '0';
}
