import { expect, test } from 'vitest';
import { describeReading } from './describe-reading.ts';

const floor = { typed: '2nd flr', as: 'floor', read: 'second floor', corrected: false } as const;
const lab = { typed: 'lbas', as: 'kind', read: 'lab', corrected: true } as const;
const noise = { typed: 'pls', as: 'ignored', read: 'pls', corrected: false } as const;

test('describeReading() says what was read and what was left out', () => {
  expect(describeReading({ parts: [lab, floor, noise], obvious: false })).toBe(
    'Understood as: lab, second floor. Left out: "pls".',
  );
});

test('describeReading() is silent where the text means what it says', () => {
  expect(describeReading({ parts: [lab], obvious: true })).toBeUndefined();
  expect(describeReading({ parts: [], obvious: false })).toBeUndefined();
  expect(describeReading(undefined)).toBeUndefined();
});
