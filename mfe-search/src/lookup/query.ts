/** Longer texts are nobody's question; a URL that carries them breaks elsewhere. */
const longestQuery = 200;

/** What of a typed text goes into the URL. Cut between characters, never inside one. */
export function toQuery(text: string): string {
  return [...text.slice(0, 2 * longestQuery).trim()].slice(0, longestQuery).join('');
}
