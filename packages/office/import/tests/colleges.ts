import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCollege } from '@campusway/college/check';
import { sampleFolder } from '@campusway/college/testing';
import { writeHillCollege, writeTwoCampuses } from '@campusway/college/testing/hill-college';
import { toImdf } from '../src/export/index.ts';

export const hill = mkdtempSync(join(tmpdir(), 'hill-'));
writeHillCollege(hill);
const apart = mkdtempSync(join(tmpdir(), 'apart-'));
writeTwoCampuses(apart);

export const colleges = [
  ['the sample', sampleFolder],
  ['the hill college', hill],
  ['the hill college on two campuses', apart],
] as const;

export const created = new Date('2026-01-02T03:04:05Z');

export function archiveOf(folder: string) {
  return toImdf(readCollege(folder), { created });
}
