import type { RecordKind, TextRange } from '@campusway/campus/search';
import type { VisitStart } from '@campusway/platform';
import type { Match } from './match.ts';

/** A suggestion below the search box. */
export interface Suggestion {
  readonly id: string;
  readonly kind: RecordKind | 'recent' | 'category' | 'route';
  readonly title: string;
  /** Matched ranges of the title. */
  readonly marks: readonly TextRange[];
  /** Room number as on the door. */
  readonly code?: string | undefined;
  /** `second floor, CSE`; may be empty. */
  readonly where: string;
  readonly href: string;
}

/** Suggestions for a text. */
export interface Suggestions {
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
  /** What is uncertain about them, as a sentence. */
  readonly interpretation?: string | undefined;
}

/** Answer of the search to a query, with what is uncertain about it, as a sentence. */
export type Answer = { readonly interpretation?: string | undefined } & (
  | { readonly kind: 'one'; readonly match: Match }
  /**
   * With `isMore` there are more matches than were counted; with `near` they are those near a place, nearest first;
   * `isAlike` if only their distance tells them apart: facilities, or rooms with one sign or name.
   */
  | {
      readonly kind: 'several';
      readonly matches: readonly Match[];
      readonly isMore: boolean;
      readonly isAlike: boolean;
      readonly near?: VisitStart;
    }
  /** Route to the nearest of the matches. */
  | {
      readonly kind: 'route';
      readonly matches: readonly Match[];
      readonly from: VisitStart;
      readonly isStepFree?: boolean | undefined;
    }
  | { readonly kind: 'none'; readonly nearest: readonly Match[] }
);

/** Search engine of the site. */
export interface SearchEngine {
  /** Categories of places in the college, such as toilets and lifts. */
  readonly categories: readonly Suggestion[];
  readonly suggest: (text: string) => Suggestions;
  readonly answer: (query: string) => Answer;
}
