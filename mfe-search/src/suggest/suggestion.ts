import type { RecordKind, TextRange } from '@campusway/campus/search';

/** One line below the search box. */
export interface Suggestion {
  readonly id: string;
  readonly kind: RecordKind | 'recent';
  readonly title: string;
  /** The pieces of the title that matched. */
  readonly marks: readonly TextRange[];
  /** Room number as on the door. */
  readonly code?: string | undefined;
  /** `second floor, CSE`; empty where there is nothing to add. */
  readonly where: string;
  /** The other name by which it was found. */
  readonly alias?: string | undefined;
  readonly href: string;
}

/** What the box offers for a text. */
export interface Offer {
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
  /** How the text was read, as a sentence; only where that is not obvious. */
  readonly reading?: string | undefined;
}

/** From a worker the offer comes as a promise. */
export type Suggest = (text: string) => Offer | Promise<Offer>;
