import { repairMojibake } from '../files/decode-text.ts';
import { guess } from '../guesses.ts';
import type { Guess, GuessPlace, Names } from '../model.ts';

/**
 * Control characters, zero-width spaces and marks of direction: a search trips over them. The joiners U+200C and U+200D
 * stay: Telugu and Persian need them.
 */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** What a letter becomes that an encoding has lost. */
const lost = /\ufffd|\?{3,}/;

/** A text without what cannot be seen, its encoding repaired; undefined where nothing is left. */
export function cleanText(value: unknown, guesses: Guess[], where: GuessPlace): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = String(value);
  const repaired = repairMojibake(written);
  if (repaired !== undefined) {
    const why = `"${written.slice(0, 60)}" was read in a wrong encoding`;
    guess(guesses, 'repaired', { rule: 'damaged-text', what: `The text is "${repaired}"`, why, ...where });
  }
  const text = (repaired ?? written).replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
  if (lost.test(text)) {
    const what = `The text "${text.slice(0, 60)}" must be typed again`;
    guess(guesses, 'to-add', { rule: 'lost-text', what, why: 'An encoding has lost its letters', ...where });
  }
  return text === '' ? undefined : text;
}

/** Names by language: a label of IMDF, a plain text, or nothing. */
export function cleanNames(value: unknown, guesses: Guess[], where: GuessPlace): Names {
  const labels = typeof value === 'object' && value !== null ? Object.entries(value) : [['und', value]];
  return Object.fromEntries(
    labels.flatMap(([language, label]) => {
      const text = cleanText(label, guesses, where);
      return text ? [[language as string, text]] : [];
    }),
  );
}
