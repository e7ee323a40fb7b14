import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collegeInDevelopment, deriveCollege, readCollege } from '@campusway/college/derive';
import { collegeFolder } from '@campusway/toolkit';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a file with the derived college, for tests of pages. */
    readonly college: string;
  }
}

/** Derives the college once for all unit tests. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-unit-'));
  const { registered } = collegeInDevelopment(collegeFolder(), '/college');
  const { parts } = deriveCollege(readCollege(collegeFolder()));
  const file = join(folder, 'college.json');
  writeFileSync(file, JSON.stringify({ registered, parts }));
  project.provide('college', file);
  return () => rmSync(folder, { recursive: true });
}
