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

/** Scripts that are written without spaces. */
const unspaced = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';
/** A word is one piece; in these scripts each letter is one, and it goes with the next one. */
export const piecePattern = new RegExp(`[${unspaced}](?=([${unspaced}])?)|[^${unspaced}]+`, 'gu');

/** 实验室 is 实验, 验室 and 室, so that it is found inside of 计算机实验室, and while it is being typed. */
export function piecesOf(word: string): string[] {
  // Most words are in scripts with spaces: without this line an index takes 80 % longer to build.
  if (!/[\u0e00-\uffff]/.test(word)) return [word];
  return Array.from(word.matchAll(piecePattern), ([piece, next = '']) => piece + next);
}

/**
 * The words of a text in the form in which they are compared: a plural s, an article in Arabic and leading zeros go, on
 * both sides of the comparison.
 */
export function tokenize(text: string): string[] {
  return words(text).flatMap(piecesOf).map(toToken);
}

/** The Arabic article, with a particle before it or without. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;
const arabicForms: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ـ: '' };

export function toToken(text: string): string {
  if (isNumeric(text)) return text.replace(/^0+(?=\d)/, '');
  if (text > '\u0600')
    return text.replace(/[ةىیکـ]/g, (letter) => arabicForms[letter] ?? '').replace(article, '');
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
