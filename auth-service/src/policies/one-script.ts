/** The scripts that UAX 31 recommends for names, and those that are written together. */
const scripts: readonly RegExp[] = [
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  /[\p{scx=Han}\p{scx=Hangul}]/u,
  /[\p{scx=Han}\p{scx=Bopomofo}]/u,
  /\p{scx=Latin}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Armenian}/u,
  /\p{scx=Hebrew}/u,
  /\p{scx=Arabic}/u,
  /\p{scx=Thaana}/u,
  /\p{scx=Devanagari}/u,
  /\p{scx=Bengali}/u,
  /\p{scx=Gurmukhi}/u,
  /\p{scx=Gujarati}/u,
  /\p{scx=Oriya}/u,
  /\p{scx=Tamil}/u,
  /\p{scx=Telugu}/u,
  /\p{scx=Kannada}/u,
  /\p{scx=Malayalam}/u,
  /\p{scx=Sinhala}/u,
  /\p{scx=Thai}/u,
  /\p{scx=Lao}/u,
  /\p{scx=Tibetan}/u,
  /\p{scx=Myanmar}/u,
  /\p{scx=Georgian}/u,
  /\p{scx=Ethiopic}/u,
  /\p{scx=Khmer}/u,
];
const neutral = /[\p{sc=Common}\p{sc=Inherited}]/u;

/**
 * The scripts of a word of a username that mixes them (UTS 39, section 5.1); digits and marks are common. All other
 * scripts count as one. Undefined if each word has letters of one script.
 */
export function findMixedScripts(username: string): readonly string[] | undefined {
  for (const word of username.split(/[._@+-]/)) {
    const letters = [...word].filter((letter) => !neutral.test(letter));
    const isOfOne =
      scripts.some((script) => letters.every((letter) => script.test(letter))) ||
      letters.every((letter) => !scripts.some((script) => script.test(letter)));
    if (!isOfOne) return [...new Set(letters.map(nameScript))];
  }
  return undefined;
}

/** 'Latin', or 'Han/Hangul' for scripts that are written together. */
function nameScript(letter: string): string {
  const script = scripts.find((candidate) => candidate.test(letter));
  if (!script) return 'another script';
  return Array.from(script.source.matchAll(/scx=(\w+)/g), ([, name]) => name).join('/');
}
