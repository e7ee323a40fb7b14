import { foldText } from '../lookup/fold-text.ts';

/**
 * Letters and digits are split (`lab2`, `room230a`, `2ndfloor`), except in codes and ordinals (`230a`, `2nd`). Keeps the
 * sign of floor -1.
 */
export const wordPattern =
  /(?<!\S)-\d{1,2}(?!\d)|\d+(?:st|nd|rd|th)|\d+\p{L}?(?!\p{L})|\d+|\p{L}[\p{L}\p{M}'’`]*/giu;

/** The folded words of a text. */
export function words(text: string): string[] {
  return wordsOfFolded(foldText(text));
}

export function wordsOfFolded(text: string): string[] {
  return (text.match(wordPattern) ?? []).map((word) => word.replace(/['’`]/g, ''));
}

/** Scripts without spaces between words. */
const unspaced = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';
/** Pieces of a word: the word itself; in scripts without spaces each letter with the next one. */
export const piecePattern = new RegExp(`[${unspaced}](?=([${unspaced}])?)|[^${unspaced}]+`, 'gu');

/** 实验室 is 实验, 验室 and 室, so that it matches inside of 计算机实验室 and while it is being typed. */
export function piecesOf(word: string): string[] {
  // Shortcut for scripts with spaces: without it an index takes 80 % longer to build.
  if (!/[\u0e00-\uffff]/.test(word)) return [word];
  return Array.from(word.matchAll(piecePattern), ([piece, next = '']) => piece + next);
}

/**
 * The normalised tokens of a text: without plural s, Arabic article and leading zeros.
 */
export function tokenize(text: string): string[] {
  return words(text).flatMap(piecesOf).map(toToken);
}

/** The tokens of a text without stop words. */
export function meaningfulWords(text: string): string[] {
  return tokenize(text).filter((_, index, tokens) => !isStopWord(tokens, index));
}

/** Whether a token is without meaning, such as both letters of `i need a lift`; those of `Classroom I A` have one. */
export function isStopWord(tokens: readonly string[], index: number): boolean {
  const has = (at: number) => stopWords.has(tokens[at] ?? '');
  return has(index) || (/^[ai]$/.test(tokens[index] ?? '') && (has(index - 1) || has(index + 1)));
}

/** `tk rao` for `t krishna rao`, `os lab` for `operating systems lab`; none for fewer than three words. */
export function initialsOf(words: readonly string[]): string[] {
  const first = words.slice(0, -1).map((word) => word[0]);
  return first.length > 1 ? [`${first.join('')} ${words.at(-1)}`] : [];
}

/** The Arabic article, optionally after a particle. */
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;
const arabicForms = 'هييك';

/** Letters of Cyrillic that look like Latin ones, in their order: `100а` is typed as `100a`. */
const alike = 'авекмнорстх';

export function toToken(text: string): string {
  if (isNumeric(text))
    return text
      .replace(/^0+(?=\d)/, '')
      .replace(/[а-х]$/, (letter) => 'abekmhopctx'[alike.indexOf(letter)] ?? letter);
  if (text > '\u0600')
    return text
      .replace(/[ةىیکـ]/g, (letter) => arabicForms['ةىیک'.indexOf(letter)] ?? '')
      .replace(article, '');
  return /..[^s]s$/.test(text) ? text.slice(0, -1) : text;
}

/** Starts with a digit: a room code, a part of one, or an ordinal. */
export function isNumeric(token: string): boolean {
  return token >= '0' && token < ':';
}

/** Words without meaning for the search: optional in a query, of little weight in a name. */
export const stopWords: ReadonlySet<string> = new Set(
  `hello hi hey here wher about an the of in on at to is are am late where what who how do we me my have use get
  collect go come going reach find show see tell looking want
  need will would like available there any this that you can could near nearby around nearest closest quickest fastest shortest from for and or with by please pls plz thanks room rm no
  number department dept sir madam maam mam mr mrs ms dr shri smt venue way page
  which many father mother parents brother sister friend daughter son granddaughter grandson take lead guide meet talk speak visit when does open opening close closed
  closing now today time timings hours rasta navigate between path route far currently im exactly location located
  direction left right list excuse sorry kindly his her
  kahan kahaan kaha kidhar kidar kaise hai hain he h hoon hun hu se ka ke ki ko pe par mein mujhe mera mere jana jaana jane jaane jaye jau jaun milega milegi milna
  chahiye tak liye kya kis kaunse kaunsa paas sabse nazdeeki karna karni bharna bharni baithte baithti wala khula bhai bhaiya ekkada undi ela vellali
  कहाँ किधर है का से पर में मैं हूँ कैसे जाएँ मुझे जाना मिलेगा चाहिए कमरा तक को नजदीकी ಎಲ್ಲಿ ಇದೆ ఎక్కడ ఉంది గది எங்கே உள்ளது`
    .split(/\s+/)
    .flatMap(tokenize),
);
