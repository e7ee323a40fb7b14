import { expect, test } from 'vitest';
import { planMigrations, readMigrations } from './migrations.ts';

const known = readMigrations('sqlite');
const open = { name: 'auth.sqlite', mayCreate: true };

test('readMigrations() returns the same migrations for both engines, numbered from 1', () => {
  const names = (engine: 'sqlite' | 'postgres') => readMigrations(engine).map(({ name }) => name);
  expect(names('postgres')).toEqual(names('sqlite'));
  expect(known.map(({ version }) => version)).toEqual(known.map((_, index) => index + 1));
});

test('planMigrations() omits applied migrations', () => {
  expect(planMigrations(known, [], open)).toEqual(known);
  expect(planMigrations(known, known, open)).toEqual([]);
});

test('planMigrations() refuses an edited migration and a newer database', () => {
  expect(() => planMigrations(known, [{ version: 1, checksum: '0'.repeat(64) }], open)).toThrow(
    'was changed after it was applied',
  );
  expect(() => planMigrations(known, [{ version: 999, checksum: 'x' }], open)).toThrow(
    'it has migration 999',
  );
});
