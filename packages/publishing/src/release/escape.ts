export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** JSON inside a script element must not be able to end it. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
