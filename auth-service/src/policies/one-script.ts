/** The scripts that UAX 31 recommends for names, and, in one entry, those that are written together. */
const scripts = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
  ...`Latin Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada
    Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer`
    .split(/\s+/)
    .map((name) => [name]),
].map((names) => ({
  names,
  letter: new RegExp(`[${names.map((name) => `\\p{scx=${name}}`).join('')}]`, 'u'),
}));
const neutral = /[\p{sc=Common}\p{sc=Inherited}]/u;

/**
 * The scripts of a word of a username that mixes them (UTS 39, section 5.1); digits and marks are common. All other
 * scripts count as one. Undefined if each word has letters of one script.
 */
export function findMixedScripts(username: string): readonly string[] | undefined {
  for (const word of username.split(/[._@+-]/)) {
    const letters = [...word].filter((letter) => !neutral.test(letter));
    const isOfOne =
      scripts.some(({ letter: pattern }) => letters.every((letter) => pattern.test(letter))) ||
      letters.every((letter) => nameScript(letter) === undefined);
    if (!isOfOne) return [...new Set(letters.map((letter) => nameScript(letter) ?? 'another script'))];
  }
  return undefined;
}

function nameScript(letter: string): string | undefined {
  const names = scripts.find(({ letter: pattern }) => pattern.test(letter))?.names;
  return names?.find((name) => new RegExp(`\\p{scx=${name}}`, 'u').test(letter));
}
