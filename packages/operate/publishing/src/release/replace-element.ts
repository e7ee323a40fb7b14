/**
 * Replaces the first element by the text of its beginning and its end tag. Linear, unlike a lazy expression, which searches
 * for the end again at every beginning.
 */
export function replaceElement(
  html: string,
  [start, end]: readonly [string, string],
  replace: (element: string) => string,
): string {
  const from = html.indexOf(start);
  const to = html.indexOf(end, from) + end.length;
  return from < 0 || to < end.length
    ? html
    : html.slice(0, from) + replace(html.slice(from, to)) + html.slice(to);
}
