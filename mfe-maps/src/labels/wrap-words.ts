/** Chinese and Japanese have no spaces: a line may end after any of their characters. */
const pieces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]\s*|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+\s*/gu;

/** Breaks a text between words into lines of at most `width`; undefined when a single word is wider. */
export function wrapWords(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const piece of text.match(pieces) ?? []) {
    if (measure(piece.trimEnd()) > width) return undefined;
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length === 0 || measure(longer.trimEnd()) > width) lines.push(piece);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}
