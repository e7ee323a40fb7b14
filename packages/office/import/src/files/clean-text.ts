import { type Guess, type GuessPlace, guess } from '../guesses.ts';
import type { Names } from '../model.ts';
import { repairMojibake } from './decode-text.ts';

/**
 * Control characters, zero-width spaces and direction marks, which break a search. The joiners U+200C and U+200D stay:
 * Telugu and Persian need them.
 */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** Replacements for letters that an encoding has lost. */
const lost = /\ufffd|\?{3,}/;

/** A text without invisible characters, its encoding repaired; undefined if nothing is left. */
export function cleanText(value: unknown, guesses: Guess[], where: GuessPlace): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = String(value);
  const repaired = repairMojibake(written);
  if (repaired !== undefined) {
    const why = `"${written.slice(0, 60)}" was read with a wrong encoding`;
    guess(guesses, 'repaired', { rule: 'damaged-text', what: `The text is "${repaired}"`, why, ...where });
  }
  const text = (repaired ?? written).replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
  if (lost.test(text)) {
    const what = `The text "${text.slice(0, 60)}" must be typed again`;
    guess(guesses, 'to-add', { rule: 'lost-text', what, why: 'An encoding has lost its letters', ...where });
  }
  return text === '' ? undefined : text;
}

/** Names by language, from a label of IMDF or a plain text. */
export function cleanNames(value: unknown, guesses: Guess[], where: GuessPlace): Names {
  const labels = typeof value === 'object' && value !== null ? Object.entries(value) : [['und', value]];
  return Object.fromEntries(
    labels.flatMap(([language, label]) => {
      const text = cleanText(label, guesses, where);
      return text ? [[language as string, text]] : [];
    }),
  );
}
