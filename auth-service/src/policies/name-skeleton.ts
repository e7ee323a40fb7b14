import { readFileSync } from 'node:fs';
import { toUsername } from '@campusway/contract';

const prototypes = readPrototypes();

/**
 * Equal for names that look alike (UTS 39, section 4), as written and in lower case: 'maria' with a Cyrillic а, 'rnaria',
 * 'BILL' and 'BlLL'. A skeleton belongs to one account.
 */
export function toNameSkeleton(username: string): string {
  return toPrototypes(toPrototypes(toUsername(username)).toLowerCase());
}

function toPrototypes(text: string): string {
  const visible = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [...visible]
    .map((character) => prototypes.get(character) ?? character)
    .join('')
    .normalize('NFD');
}

function readPrototypes(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('confusables.txt', import.meta.url), 'utf8');
  return new Map(
    [...text.matchAll(/^([0-9A-F ]+);([0-9A-F ]+)$/gm)].flatMap(([, prototype = '', sources = '']) =>
      sources.split(' ').map((source) => [toText(source), toText(prototype)]),
    ),
  );
}

function toText(hex: string): string {
  return String.fromCodePoint(...hex.split(' ').map((point) => Number.parseInt(point, 16)));
}
