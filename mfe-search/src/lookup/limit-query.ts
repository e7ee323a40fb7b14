/** Characters of a query in the URL: some servers and applications reject long URLs. */
const maxLength = 200;

/** Trims a typed text and truncates it between code points. */
export function limitQuery(text: string): string {
  return [...text.slice(0, 2 * maxLength).trim()].slice(0, maxLength).join('');
}
