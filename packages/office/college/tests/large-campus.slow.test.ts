import { expect, test } from 'vitest';
import { checkFolder } from '../src/check/index.ts';
import { DataCopy } from './data-copy.ts';
import { addAnnex } from './large-campus.ts';

test('checkFolder() finds the one error among 100,000 rooms', {
  timeout: 180_000,
}, () => {
  const copy = new DataCopy();
  addAnnex(copy, { corridors: 50, roomsPerSide: 250 });
  copy.editMap('geometry/level-3.geojson', (features) =>
    features.filter(({ id }) => id !== 'door-room-3112345'),
  );
  const { findings, counts } = checkFolder(copy.folder);
  expect(counts.rooms).toBe(100_268);
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message)).toEqual(['There is no door to room 3112345']);
});

test('checkFolder() limits time and output when each of 20,000 rooms has an error', {
  timeout: 180_000,
}, () => {
  const copy = new DataCopy();
  addAnnex(copy, { corridors: 10, roomsPerSide: 250 });
  for (const level of [1, 2, 3, 4]) {
    copy.editMap(`geometry/level-${level}.geojson`, (features) =>
      features.filter(({ id }) => !id.startsWith(`door-room-${level}1`) || id.length < 14),
    );
  }
  const { findings } = checkFolder(copy.folder);
  expect(findings.length).toBeGreaterThan(80);
  expect(findings.length).toBeLessThan(400);
});
