import { expect, test } from 'vitest';
import { describeReading } from './describe-reading.ts';

const floor = { typed: '2nd flr', as: 'floor', read: 'second floor', corrected: false } as const;
const lab = { typed: 'lbas', as: 'kind', read: 'lab', corrected: true } as const;
const noise = { typed: 'xyz', as: 'ignored', read: 'xyz', corrected: false } as const;

test('describeReading() names what was corrected and what was left out', () => {
  expect(describeReading({ parts: [lab, floor, noise] })).toBe(
    'Showing results for lab. No match for "xyz".',
  );
});

test('describeReading() is silent where every word was taken as typed', () => {
  expect(describeReading({ parts: [floor] })).toBeUndefined();
  expect(describeReading({ parts: [] })).toBeUndefined();
  expect(describeReading(undefined)).toBeUndefined();
});
