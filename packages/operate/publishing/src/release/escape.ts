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
