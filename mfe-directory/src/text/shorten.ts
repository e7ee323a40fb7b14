/** As much of what somebody typed as a sentence can hold. Never cuts a character in half. */
export function shorten(text: string, longest = 60): string {
  const characters = Array.from(text.slice(0, 4 * longest));
  if (characters.length <= longest && text.length <= 4 * longest) return text;
  return `${characters.slice(0, longest - 1).join('')}…`;
}
