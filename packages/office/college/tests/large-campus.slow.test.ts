import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeoCollection } from '@campusway/campus';
import { expect, onTestFinished, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { type LargeCollege, levelOf, writeLargeCollege } from './large-college.ts';

test('checkFolder() finds the one error among 100,000 rooms', () => {
  const folder = largeFolder({ buildings: 200, levels: 5, roomsPerSide: 50 });
  removeDoors(folder, levelOf(123, 4), /-4155$/);
  const { findings, counts } = checkFolder(folder);
  expect(counts.rooms).toBe(100_000);
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message)).toEqual(['There is no door to room B123-4155']);
});

test('checkFolder() limits time and output when each of 20,000 rooms has an error', () => {
  const folder = largeFolder({ buildings: 17, levels: 1, roomsPerSide: 589 });
  for (let building = 1; building <= 17; building++) removeDoors(folder, levelOf(building, 0), /-\d+$/);
  const { findings } = checkFolder(folder);
  expect(findings.length).toBeGreaterThan(80);
  expect(findings.length).toBeLessThan(400);
});

function largeFolder(size: LargeCollege): string {
  const folder = mkdtempSync(join(tmpdir(), 'college-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeLargeCollege(folder, size);
  return folder;
}

/** Removes the doors of a level whose ids match. */
function removeDoors(folder: string, level: string, ids: RegExp): void {
  const file = join(folder, `geometry/${level}.geojson`);
  const collection = JSON.parse(readFileSync(file, 'utf8')) as GeoCollection;
  const features = collection.features.filter(({ id }) => !(id.startsWith(`${level}-door-`) && ids.test(id)));
  writeFileSync(file, JSON.stringify({ ...collection, features }));
}
