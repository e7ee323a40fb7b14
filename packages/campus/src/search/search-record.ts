/** What a result is; the page groups by it. */
export type RecordKind =
  | 'room'
  | 'lab'
  | 'venue'
  | 'department'
  | 'person'
  | 'amenity'
  | 'place'
  | 'range'
  | 'floor'
  | 'help'
  | 'page';

/** A property that many records share, with all the ways to say it; the first is the one to show. */
export interface Facet {
  readonly name: 'department' | 'floor' | 'kind' | 'role';
  readonly words: readonly string[];
}

/** One thing that can be found. Plain data, so that it can cross into a worker. */
export interface SearchRecord {
  /** Unique among all records: `room-205`, `central-library`, `department-cse`. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly title: string;
  /** Room number as on the door, `230A` or `140-141`. */
  readonly code?: string;
  /** Room numbers that the record stands for, both ends included. */
  readonly range?: { readonly from: number; readonly to: number };
  /** Other names, old ones too. */
  readonly aliases: readonly string[];
  /** Further ways of writing the names that are no names themselves, such as initials. */
  readonly spellings?: readonly string[];
  /** `second floor, CSE` */
  readonly where: string;
  /** Share the objects between records: the index stores each of them once. */
  readonly facets?: readonly Facet[];
  /** What it may be found by but is not called: the rooms where a person sits, a staff code. */
  readonly details?: readonly string[];
  /** 0 to 1: how likely it is wanted when nothing else decides. */
  readonly rank: number;
}

/** Start and end offset in the text, end excluded. */
export type TextRange = readonly [start: number, end: number];

export interface SearchResult<R extends SearchRecord> {
  readonly record: R;
  /** Comparable within one answer only. */
  readonly score: number;
  readonly highlights: { readonly title: readonly TextRange[]; readonly code: readonly TextRange[] };
}

/** How a piece of the query was taken. */
export interface QueryPart {
  /** As it was typed, folded. */
  readonly typed: string;
  readonly as: 'name' | 'code' | Facet['name'] | 'ignored';
  /** What it stands for: `second floor` for `2nd flr`; the typed text itself when it was left out. */
  readonly read: string;
  /** It was not found as typed, but as a word that is spelled or sounds alike. */
  readonly corrected: boolean;
}

export interface Understanding {
  readonly parts: readonly QueryPart[];
}

export interface SearchAnswer<R extends SearchRecord> {
  /** Best first. */
  readonly results: readonly SearchResult<R>[];
  /** How the best result reads the query. */
  readonly understood?: Understanding;
  /** A similar query that has results; only when this one has none. */
  readonly didYouMean?: string;
}
