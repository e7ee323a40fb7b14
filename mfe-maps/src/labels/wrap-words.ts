/** Breaks a text between words into lines of at most `width`; undefined when a word alone is wider. */
export function wrapWords(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    if (measure(word) > width) return undefined;
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
