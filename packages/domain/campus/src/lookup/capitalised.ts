/** Text with its first letter in upper case, for sentences and labels. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
