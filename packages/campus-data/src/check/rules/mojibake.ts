import type { DataFile } from '../data-file.ts';
import type { Fault } from '../finding.ts';

/** UTF-8 read as Windows-1252 and saved again: `Ã©` for é, `â€™` for an apostrophe; or a letter lost altogether. */
const broken = /[ÃÂ][\u0080-\u00bf\u0152-\u2122]|â€[\u0090-\u2122]|ï»¿|\uFFFD/;
/** JSON writes control characters as escapes. */
const escapedControl = /\\[bf]|\\u00[01]|\\u007f/i;
const control = /[^\P{Cc}\t\n\r]/u;

/** Texts that were damaged by a wrong encoding somewhere on their way. */
export function* checkText({ path: file, text, value }: DataFile): Generator<Fault> {
  if (!broken.test(text) && !escapedControl.test(text)) return;
  for (const [pointer, words] of textsOf(value, '')) {
    const quoted = JSON.stringify(words.slice(0, 60));
    if (broken.test(words)) {
      const message = `The text ${quoted} was damaged by a wrong encoding`;
      yield { file, pointer, message, fix: 'Type it anew, and save the file as UTF-8' };
    } else if (control.test(words)) {
      const message = `The text ${quoted} has an invisible control character`;
      yield { file, pointer, message, fix: 'Type it anew' };
    }
  }
}

function* textsOf(value: unknown, pointer: string): Generator<[pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* textsOf(member, `${pointer}/${escapeKey(key)}`);
  }
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
