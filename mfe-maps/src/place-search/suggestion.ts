/** A suggestion below FROM or TO. */
export interface Suggestion {
  /** Value in the URL: a place, a person, `nearest-toilet`, `level-2`, `department-cse`. */
  readonly id: string;
  readonly title: string;
  /** Room number as on the door. */
  readonly code?: string | undefined;
  /** `second floor, west wing`; empty where there is nothing to add. */
  readonly where: string;
  /** Called instead of choosing: `Choose on the map`. */
  readonly onTake?: (() => void) | undefined;
}

/** From a worker the suggestions come as a promise. */
export type Suggest = (query: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
