import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collegeInDevelopment, deriveCollege, readCollege } from '@campusway/college/derive';
import { writeHillCollege, writeTwoCampuses } from '@campusway/college/testing/hill-college';
import { collegeFolder } from '@campusway/toolkit';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a file with the derived college, for tests of pages. */
    readonly college: string;
    /** The same of the second college of our tests. */
    readonly hillCollege: string;
    /** The second college on two campuses. */
    readonly twoCampuses: string;
  }
}

/** Derives the colleges once for all unit tests. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-unit-'));
  const [hill, apart] = [join(folder, 'hill'), join(folder, 'apart')];
  writeHillCollege(hill);
  writeTwoCampuses(apart);
  for (const [name, source] of [
    ['college', collegeFolder()],
    ['hillCollege', hill],
    ['twoCampuses', apart],
  ] as const) {
    const { registered } = collegeInDevelopment(source, '/college');
    const { parts } = deriveCollege(readCollege(source));
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ registered, parts }));
    project.provide(name, file);
  }
  return () => rmSync(folder, { recursive: true });
}
