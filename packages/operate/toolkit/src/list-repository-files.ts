import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';

/** Files of the repository on disk, tracked or new, without what `.gitignore` names; relative to the folder. */
export function listRepositoryFiles(folder = projectRoot): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));
}
