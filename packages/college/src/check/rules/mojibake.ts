import type { DataFile } from '../data-file.ts';
import type { Fault } from '../finding.ts';

/** UTF-8 read as Windows-1252 and saved again: `Ã©` for é, `â€™` for an apostrophe; or a letter lost altogether. */
const broken = /[ÃÂ][\u0080-\u00bf\u0152-\u2122]|â€[\u0090-\u2122]|ï»¿|\uFFFD/;
/** What comes along when a cell of a table is copied: search and sorting would trip over it, and nobody sees it. */
const untidy = /^\s|\s$|[\t\n\r]|\s\s/;
const control = /[^\P{Cc}\t\n\r]/u;

/** Texts that were damaged on their way: by a wrong encoding, or by what was copied along with them. */
export function* checkText({ path: file, value }: DataFile): Generator<Fault> {
  for (const [pointer, words] of textsOf(value, '')) {
    const quoted = JSON.stringify(words.slice(0, 60));
    if (broken.test(words)) {
      const message = `The text ${quoted} was damaged by a wrong encoding`;
      yield { file, pointer, message, fix: 'Type it anew, and save the file as UTF-8' };
    } else if (control.test(words)) {
      const message = `The text ${quoted} has an invisible control character`;
      yield { file, pointer, message, fix: 'Type it anew' };
    } else if (untidy.test(words)) {
      const message = `The text ${quoted} has a space, tab or line break too many`;
      yield {
        file,
        pointer,
        message,
        fix: 'Take out what stands before it, after it or twice between its words',
      };
    }
  }
}

function* textsOf(value: unknown, pointer: string): Generator<[pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value];
  // Most of a drawing is coordinates.
  else if (Array.isArray(value) && typeof value[0] === 'number') return;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* textsOf(member, `${pointer}/${escapeKey(key)}`);
  }
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
