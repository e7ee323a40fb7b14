/**
 * Formats of a published college: numbers for the shapes of `CollegeParts` and `CollegeFacts`. A module reads some, a
 * college serves some; they fit when they have one in common.
 *
 * When a shape changes:
 * - A new part, or a new field that pages can do without: no new number.
 * - A new part or field that pages rely on: a new number in both lists. The old one stays in `served`, since older pages
 *   ignore what is new, and in `read` only while the pages cope without it.
 * - A part or field that is removed, renamed or optional from now on, or whose type, unit or meaning changes: a new
 *   number in both lists. The old one stays in `served` only while parts still carry the old field too, and in `read`
 *   only while pages still read it.
 */
export const collegeFormats: {
  /** What a college derived by these sources serves. */
  readonly served: readonly number[];
  /** What the pages built from these sources read. */
  readonly read: readonly number[];
} = { served: [1], read: [1] };

/** No format that a module reads is one that the college serves. */
export interface CollegeMismatch {
  readonly kind: 'college';
  readonly read: readonly number[];
  readonly served: readonly number[];
}

/**
 * Why a module cannot read a college, undefined when it can; publishing and the shell apply the same rule. A side whose
 * formats are unknown, as of a build older than the formats, fits.
 */
export function findCollegeMismatch(
  read: readonly number[] | undefined,
  served: readonly number[] | undefined,
): CollegeMismatch | undefined {
  if (!read || !served || read.some((format) => served.includes(format))) return undefined;
  return { kind: 'college', read, served };
}
