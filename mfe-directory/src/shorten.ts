/** Truncates text for use in a sentence, between characters. */
export function shorten(text: string, maxLength = 60): string {
  const characters = Array.from(text.slice(0, 4 * maxLength));
  if (characters.length <= maxLength && text.length <= 4 * maxLength) return text;
  return `${characters.slice(0, maxLength - 1).join('')}…`;
}
