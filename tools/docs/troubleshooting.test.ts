import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const sources = globSync(['{packages,shell,tools}/**/*.{ts,tsx}', 'package.json'], {
  cwd: projectRoot,
  exclude: (file) => /node_modules|dist$|\.test\.tsx?$/.test(file),
}).map(read);

/** Messages in code or quotes that begin a row, without those of npm and of VitePress; `...` replaces a name. */
const messages = Array.from(
  read('docs/troubleshooting.md').matchAll(/^\| (?:one page says )?[`"]([^`"]+)[`"](?! from| or)/gm),
  ([, message = '']) => message,
);

/** The message in one string literal: its parts in order, with one expression or template hole for each `...`. */
function toLiteral(message: string): RegExp {
  const parts = message.split('...').map((part) => part.trim().replace(/[$()*+.?[\]^{|}\\]/g, '\\$&'));
  return new RegExp(parts.join(String.raw` ?(?:\$\{[^\n]{1,80}\}|\{[^\n]{1,80}\}) ?`));
}

test.each(messages)('docs/troubleshooting.md quotes a message of the source: %s', (message) => {
  expect(sources.filter((source) => toLiteral(message).test(source))).not.toEqual([]);
});

test('toLiteral() does not accept a message split over two literals', () => {
  expect(toLiteral('None of ... is there').test('`None of $' + "{places}`, 'it is there'")).toBe(false);
});
