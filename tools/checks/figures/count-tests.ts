import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, projectRoot } from '@campusway/toolkit';

/** Tests as they are written: a table of cases counts once. */
export function countTests(): { unit: number; browser: number } {
  const files = listRepositoryFiles().filter((file) => /\.(test|journey|proof)\.tsx?$/.test(file));
  const count = (isChosen: (file: string) => boolean) =>
    files
      .filter(isChosen)
      .map((file) => readFileSync(join(projectRoot, file), 'utf8').match(/^[ \t]*test\b/gm)?.length ?? 0)
      .reduce((sum, tests) => sum + tests, 0);
  const isBrowser = (file: string) => file.startsWith('e2e/');
  return { unit: count((file) => !isBrowser(file)), browser: count(isBrowser) };
}
