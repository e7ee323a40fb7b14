import type { WordOf } from '../text.ts';

/** Kind of a result, by which the page groups. */
export type RecordKind = WordOf<'room lab venue department person amenity place range floor help page'>;

/** A property shared by many records, with all words for it; the first is the display name. */
export interface Facet {
  readonly name: 'department' | 'floor' | 'kind' | 'role';
  readonly words: readonly string[];
}

/** A searchable object. */
export interface SearchRecord {
  /** Unique among all records: `room-205`, `central-library`, `department-cse`. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly title: string;
  /** Room number as on the door, `230A` or `140-141`. */
  readonly code?: string;
  /** Room numbers of a range, inclusive. */
  readonly range?: { readonly from: number; readonly to: number };
  /** Digits of a telephone number, see `telephoneKey`. */
  readonly telephone?: string;
  /** Other names, including former ones. */
  readonly aliases: readonly string[];
  /** Further spellings that are not shown as names, such as initials. */
  readonly spellings?: readonly string[];
  /** `second floor, CSE` */
  readonly where: string;
  /** Share the objects between records: the index stores each only once. */
  readonly facets?: readonly Facet[];
  /** Search words that are not names: a person's rooms, a staff code. */
  readonly details?: readonly string[];
  /** Static rank, 0 to 1, for ties. */
  readonly rank: number;
}

/** Start and end offset in the text, end excluded. */
export type TextRange = readonly [start: number, end: number];

export interface SearchResult<R extends SearchRecord> {
  readonly record: R;
  /** Comparable within one answer only. */
  readonly score: number;
  readonly highlights: { readonly title: readonly TextRange[] };
}

/** Interpretation of a part of the query. */
export interface QueryPart {
  /** As typed, folded. */
  readonly typed: string;
  readonly as: 'name' | 'code' | Facet['name'] | 'ignored';
  /**
   * Its meaning: `second floor` for `2nd flr`, the title for a word of a name, the right word for a corrected one;
   * the typed text when ignored.
   */
  readonly read: string;
  /** Found as a word with similar spelling or sound. */
  readonly corrected: boolean;
}

export interface Understanding {
  readonly parts: readonly QueryPart[];
}

export interface SearchAnswer<R extends SearchRecord> {
  /** Best first. */
  readonly results: readonly SearchResult<R>[];
  /** The query as the best result matches it. */
  readonly understood?: Understanding;
  /** A similar query with results; only when this one has none. */
  readonly didYouMean?: string | undefined;
  /** What the answer lacks, in a sentence. */
  readonly lack?: string | undefined;
}
