import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@campusway/college/check';
import { deriveCollege, readCollege } from '@campusway/college/derive';
import { importCampus, writeCollegeFolder } from '../src/index.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Writes files into a new folder. */
export function writeSource(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = join(temporaryFolder(), 'source');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** Imports files, or one of them, into a new college folder, checks it and derives its parts. */
export function importFiles(files: Readonly<Record<string, string | Uint8Array>>, one = '') {
  const [source, into] = [join(writeSource(files), one), join(temporaryFolder(), 'college')];
  const result = importCampus(source, { into });
  writeCollegeFolder(into, result);
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(
    checkFolder(into).findings,
    ({ severity }) => severity,
  );
  return { into, report: result.report, errors, warnings, college: deriveCollege(readCollege(into)) };
}
