import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const sources = globSync(['{packages/*,shell,tools}/**/*.{ts,tsx}', 'package.json'], {
  cwd: projectRoot,
  exclude: (file) => /node_modules|dist$|\.test\.tsx?$/.test(file),
})
  .map(read)
  .join('\n');

/** Messages in code or quotes that begin a row, without those of npm and of VitePress; `...` replaces a name. */
const messages = Array.from(
  read('docs/troubleshooting.md').matchAll(/^\| (?:one page says )?[`"]([^`"]+)[`"](?! from| or)/gm),
  ([, message = '']) => message,
);

test.each(messages)('docs/troubleshooting.md quotes a message of the source: %s', (message) => {
  const parts = message.split('...').map((text) => text.trim());
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});
