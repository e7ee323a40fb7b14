type Languages = readonly string[];

/** BCP 47 tag of the pages, whose own texts are English: the college's English, `en-IN`, or `en`. */
export function pageLanguage(languages: Languages): string {
  return languages.find((tag) => /^en(-|$)/i.test(tag)) ?? 'en';
}

/**
 * BCP 47 tag of a text of the college: of its languages the first in whose script most letters are. Undefined for the
 * language of the page, which the text inherits.
 */
export function textLanguage(text: string, languages: Languages): string | undefined {
  if (text === '') return undefined;
  const page = pageLanguage(languages);
  const lengths = [...languages, page].map((tag) => text.match(lettersOf(tag))?.length ?? 0);
  const found = [...languages, page][lengths.indexOf(Math.max(...lengths))];
  return found === page ? undefined : found;
}

/** Letters by ISO 15924 code of their script. */
const letters: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Ethi: /\p{Script=Ethiopic}/gu,
  Grek: /\p{Script=Greek}/gu,
  Gujr: /\p{Script=Gujarati}/gu,
  Guru: /\p{Script=Gurmukhi}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Knda: /\p{Script=Kannada}/gu,
  Latn: /\p{Script=Latin}/gu,
  Mlym: /\p{Script=Malayalam}/gu,
  Mymr: /\p{Script=Myanmar}/gu,
  Orya: /\p{Script=Oriya}/gu,
  Sinh: /\p{Script=Sinhala}/gu,
  Taml: /\p{Script=Tamil}/gu,
  Telu: /\p{Script=Telugu}/gu,
  Thai: /\p{Script=Thai}/gu,
};

/** For any other script; Chinese, Japanese and Korean mix several. */
const otherLetters = /[^\p{Script=Latin}\P{L}]/gu;

function lettersOf(tag: string): RegExp {
  return letters[new Intl.Locale(tag).maximize().script ?? ''] ?? otherLetters;
}
