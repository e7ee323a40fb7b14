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
  Arab: /\p{Script=Arab}/gu,
  Beng: /\p{Script=Beng}/gu,
  Cyrl: /\p{Script=Cyrl}/gu,
  Deva: /\p{Script=Deva}/gu,
  Ethi: /\p{Script=Ethi}/gu,
  Grek: /\p{Script=Grek}/gu,
  Gujr: /\p{Script=Gujr}/gu,
  Guru: /\p{Script=Guru}/gu,
  Hebr: /\p{Script=Hebr}/gu,
  Knda: /\p{Script=Knda}/gu,
  Latn: /\p{Script=Latn}/gu,
  Mlym: /\p{Script=Mlym}/gu,
  Mymr: /\p{Script=Mymr}/gu,
  Orya: /\p{Script=Orya}/gu,
  Sinh: /\p{Script=Sinh}/gu,
  Taml: /\p{Script=Taml}/gu,
  Telu: /\p{Script=Telu}/gu,
  Thai: /\p{Script=Thai}/gu,
};

/** For any other script; Chinese, Japanese and Korean mix several. */
const otherLetters = /[^\p{Script=Latin}\P{L}]/gu;

function lettersOf(tag: string): RegExp {
  return letters[new Intl.Locale(tag).maximize().script ?? ''] ?? otherLetters;
}
