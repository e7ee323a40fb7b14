/** A decision, repair or omission of the import, for the office to check. */
export interface Guess {
  readonly kind:
    | 'assumed' // missing in the source
    | 'repaired' // invalid in the source
    | 'left-out' // not possible in a college
    | 'to-add'; // by the office
  /** Short name by which guesses are counted: `unknown-category`. */
  readonly rule: string;
  /** The decision, or what is missing, as a sentence without a full stop: `Category "classroom" becomes "room"`. */
  readonly what: string;
  /** The reason, as a sentence without a full stop: `IMDF has no category "classroom"`. */
  readonly why: string;
  readonly where: GuessPlace;
}

export interface GuessPlace {
  readonly file?: string;
  readonly line?: number;
  /** Id of the feature in the source. */
  readonly id?: string;
  readonly levelId?: string;
  readonly position?: readonly [number, number];
}

/** Adds a guess in one line. */
export function guess(
  guesses: Guess[],
  kind: Guess['kind'],
  { rule, what, why, ...where }: Pick<Guess, 'rule' | 'what' | 'why'> & GuessPlace,
): void {
  guesses.push({ kind, rule, what, why, where });
}
