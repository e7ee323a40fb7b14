const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** Wraps a right-to-left name in Unicode isolates, so that it does not reorder the sentence around it. */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** Text with its first letter in upper case, for sentences and labels. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Union of the words of a row. */
export type WordOf<Row extends string> = Row extends `${infer Word} ${infer Rest}`
  ? Word | WordOf<Rest>
  : Row;

/** The words of rows of text, as literal types. */
/*#__NO_SIDE_EFFECTS__*/
export function wordsIn<const Row extends string>(...rows: readonly Row[]): readonly WordOf<Row>[] {
  return rows.join(' ').split(' ') as WordOf<Row>[];
}

const filler = /^(?:(?:unnamed|unknown|untitled|no ?name|none|n\/a)(?: (?:room|space))?|rooms?|space)$/i;

/** Whether a name only fills its field: `Room`. */
export function isFillerName(name: string): boolean {
  return filler.test(name);
}
