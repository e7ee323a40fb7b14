import type { SearchRecord } from './search-record.ts';
import { words } from './tokenize.ts';

const leadWord = /^(?:rooms?|rm|r) /i;

/** Key of a code of several words without separators: `a105` for `A-1.05`. Undefined for a code of one word. */
export function keyOfCode(code: string): string | undefined {
  const parts = words(code);
  return parts.length > 1 ? parts.join('') : undefined;
}

/** Key of a query that is a code, also after `room`. */
export function keyOfQuery(query: string): string | undefined {
  return keyOfCode(query.trim().replace(leadWord, ''));
}

/** Keys of a record's code, and of the sign on its door: an alias with which the code ends. */
export function codeKeysOf({
  code = '',
  aliases,
}: Pick<SearchRecord, 'code' | 'aliases'>): readonly string[] {
  return [code, ...aliases.filter((alias) => code.endsWith(alias))].flatMap((one) => keyOfCode(one) ?? []);
}

/** Key of a telephone number: its digits without leading zeros. */
export function telephoneKey(text: string): string {
  return text.replace(/^[+0(]+|[-+() ]/g, '');
}
