import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveCampus } from '../src/derive/derive-campus.ts';
import { readCampus } from '../src/read-campus.ts';

test.each(['polymap/polymap.zip', 'fixtures/unipr'])(
  'each unit and opening of %s is drawn or named in a guess',
  (source) => {
    const { campus, guesses } = readCampus(join(import.meta.dirname, source));
    const derived = deriveCampus(campus);
    const known = new Set([
      ...derived.geometry.flatMap(({ features }) => features.map(({ id }) => id)),
      ...[...guesses, ...derived.guesses].map(({ where }) => where.id),
    ]);
    const all = [...campus.units, ...campus.openings].map(({ id }) => id);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((id) => !known.has(id))).toEqual([]);
  },
);
