import type { Guess, GuessPlace } from './model.ts';

/** Adds a guess in one line. */
export function guess(
  guesses: Guess[],
  kind: Guess['kind'],
  { rule, what, why, ...where }: Pick<Guess, 'rule' | 'what' | 'why'> & GuessPlace,
): void {
  guesses.push({ kind, rule, what, why, where });
}
