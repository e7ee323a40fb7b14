import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { writeLargeCollege } from './large-college.ts';

test.each([
  [50, 1 + 100],
  [51, 1],
])(
  'a college of %d buildings with two levels each has %d screens, and a run of room numbers for each level',
  (buildings, count) => {
    const folder = mkdtempSync(join(tmpdir(), 'college-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeLargeCollege(folder, { buildings, levels: 2, roomsPerSide: 1 });
    const { parts } = deriveCollege(readCollege(folder));
    expect(parts.screens).toHaveLength(count);
    expect(parts.lookup.runs?.slice(0, 2)).toEqual([
      { prefix: 'B1-', from: 100, to: 101, level: 1 },
      { prefix: 'B1-', from: 1100, to: 1101, level: 2 },
    ]);
    expect(parts.levels.filter(({ screen }) => screen !== undefined)).toHaveLength(count);
  },
);
