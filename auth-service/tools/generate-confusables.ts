import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Reads Unicode's confusables.txt (https://www.unicode.org/Public/security/latest/) and writes the part for characters of
 * usernames. A new table changes skeletons: add a migration that clears `name_skeleton` and fills it again.
 */
const [source] = process.argv.slice(2);
if (source === undefined)
  throw new TypeError('Usage: npm run confusables -w auth-service -- confusables.txt');

const text = readFileSync(source, 'utf8');
const version = /^# Version: (\S+)/m.exec(text)?.[1];
const copyright = /^# (©.*)/m.exec(text)?.[1];
const sourcesOf = new Map<string, string[]>();
for (const [, from = '', to = ''] of text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;/gm))
  if (isOfNames(from)) sourcesOf.set(to, [...(sourcesOf.get(to) ?? []), from]);
const lines = [...sourcesOf].sort().map(([to, from]) => `${to};${from.join(' ')}`);
writeFileSync(
  new URL('../src/policies/confusables.txt', import.meta.url),
  [
    `# Confusables of UTS 39, version ${version}, reduced to the characters of usernames in NFKD.`,
    `# ${copyright}`,
    '# Modified; distributed under https://www.unicode.org/license.txt (Unicode-3.0).',
    '# Prototype; characters that look like it. Generated: npm run confusables -w auth-service',
    ...lines,
    '',
  ].join('\n'),
);

function isOfNames(hex: string): boolean {
  const character = String.fromCodePoint(Number.parseInt(hex, 16));
  return character.normalize('NFKD') === character && /^[\p{L}\p{M}\p{N}._@+-]$/u.test(character);
}
