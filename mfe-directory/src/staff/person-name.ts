const titles = /^(?:(?:dr|mr|mrs|ms|prof|shri|smt|sri)\.?\s+)+/i;
const initials = /^(?:\p{L}\.\s*)+(?=\p{L}{2})/u;

/** The name without title and leading initials, as a list is ordered: `Dr. N. Suresh Rao` is `Suresh Rao`. */
export function bareName(name: string): string {
  const untitled = name.trim().replace(titles, '');
  return untitled.replace(initials, '') || untitled;
}

/** One or two letters that stand for a person: `SR`. Empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = bareName(name)
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0).toUpperCase()).join('');
}
