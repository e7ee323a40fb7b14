import type { RecordKind, TextRange } from '@campusway/campus/search';
import type { Finding } from '../answer/finding.ts';

/** One line below the search box. */
export interface Suggestion {
  readonly id: string;
  readonly kind: RecordKind | 'recent' | 'category';
  readonly title: string;
  /** The pieces of the title that matched. */
  readonly marks: readonly TextRange[];
  /** Room number as on the door. */
  readonly code?: string | undefined;
  /** `second floor, CSE`; empty where there is nothing to add. */
  readonly where: string;
  readonly href: string;
}

/** What the box offers for a text. */
export interface Offer {
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
  /** What was corrected or left out, as a sentence. */
  readonly reading?: string | undefined;
}

/** What the search decided about a question. */
export type Answer =
  | { readonly kind: 'one'; readonly finding: Finding; readonly reading?: string | undefined }
  | {
      readonly kind: 'several';
      readonly findings: readonly Finding[];
      /** The search stopped counting. */
      readonly isMore: boolean;
      readonly reading?: string | undefined;
    }
  | { readonly kind: 'none'; readonly nearest: readonly Finding[]; readonly reading?: string | undefined };

/** From a worker both come as a promise. */
export interface SearchEngine {
  /** Toilets, lifts and the other categories that the college has, to find the nearest of. */
  readonly categories: readonly Suggestion[];
  readonly suggest: (text: string) => Offer | Promise<Offer>;
  readonly answer: (question: string) => Answer | Promise<Answer>;
}
