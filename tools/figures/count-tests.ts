import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';

/** Tests as they are written: a table of cases counts once. */
export function countTests(): { unit: number; browser: number } {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\.(test|journey|proof)\.tsx?$/.test(file));
  const count = (isChosen: (file: string) => boolean) =>
    files
      .filter(isChosen)
      .map((file) => readFileSync(join(projectRoot, file), 'utf8').match(/^\s*test\b/gm)?.length ?? 0)
      .reduce((sum, tests) => sum + tests, 0);
  const isBrowser = (file: string) => file.startsWith('e2e/');
  return { unit: count((file) => !isBrowser(file)), browser: count(isBrowser) };
}
