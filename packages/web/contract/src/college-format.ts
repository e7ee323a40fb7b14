/**
 * Formats of a published college: version numbers of the shapes of `CollegeParts` and `CollegeFacts`. A module and a
 * college are compatible when the module reads a format that the college serves.
 *
 * When a shape changes:
 * - A new part, or a new field that pages do not need: no new number.
 * - A new part or field that pages rely on: a new number in both lists. The old one stays in `served`, since older pages
 *   ignore what is new, and in `read` only while the pages work without it.
 * - A part or field that is removed, renamed or optional from now on, or whose type, unit or meaning changes: a new
 *   number in both lists. The old one stays in `served` only while parts still carry the old field too, and in `read`
 *   only while pages still read it.
 * - `tokenize` of the search makes other tokens of a text: a new number in both lists, without the old one, as the part
 *   `search` has tokens.
 */
export const collegeFormats: {
  /** What a college derived by these sources serves. */
  readonly served: readonly number[];
  /** What the pages built from these sources read. */
  readonly read: readonly number[];
} = { served: [1, 2], read: [2] };

/** A module reads none of the formats that the college serves. */
export interface CollegeMismatch {
  readonly kind: 'college';
  readonly read: readonly number[];
  readonly served: readonly number[];
}

/**
 * Why a module cannot read a college; undefined when it can. Publishing and the shell apply this rule. A build older
 * than the formats names none and is compatible.
 */
export function findCollegeMismatch(
  read: readonly number[] | undefined,
  served: readonly number[] | undefined,
): CollegeMismatch | undefined {
  if (!read || !served || read.some((format) => served.includes(format))) return undefined;
  return { kind: 'college', read, served };
}
