import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['size', '--sice'],
  ['figures', '--wirte'],
  ['check-docs', 'README.md'],
  ['check-words', 'README.md'],
  ['check-regexps', 'README.md'],
  ['ok', '--without-test'],
  ['check-boundaries', '--wirte'],
  ['surface', '--wirte'],
  ['relevance', 'write'],
  ['bench', '--wirte'],
  ['bench-load', '--counts'],
  ['lighthouse', 'departments'],
  ['long-tasks', 'nowhere'],
  ['first-answer', '--twice'],
  ['scale', '--visits'],
  ['plans', '--to'],
  ['campus-import', '--too'],
])('the tool %s rejects the unknown argument %s', (tool, word) => {
  const run = join(import.meta.dirname, 'run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [run, tool, word], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(word);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
});
