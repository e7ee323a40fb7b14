import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { listRepositoryFiles } from './project.ts';

test('listRepositoryFiles() has tracked and new files, without ignored and deleted ones', () => {
  const folder = tempFolder();
  const write = (name: string, text = '') => writeFileSync(join(folder, name), text);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  write('.gitignore', '*.log\n');
  write('tracked.ts');
  write('deleted.ts');
  execFileSync('git', ['add', '.'], { cwd: folder });
  rmSync(join(folder, 'deleted.ts'));
  write('new ä.ts');
  write('ignored.log');
  expect(listRepositoryFiles(folder).sort()).toEqual(['.gitignore', 'new ä.ts', 'tracked.ts']);
});
