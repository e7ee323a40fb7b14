export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Escapes JSON so that it cannot close the surrounding script element. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

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
