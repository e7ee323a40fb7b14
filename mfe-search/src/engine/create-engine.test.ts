import { expect, test } from 'vitest';
import { describeInterpretation } from './create-engine.ts';

const floor = { typed: '2nd flr', as: 'floor', read: 'second floor', corrected: false } as const;
const lab = { typed: 'lbas', as: 'kind', read: 'lab', corrected: true } as const;
const noise = { typed: 'xyz', as: 'ignored', read: 'xyz', corrected: false } as const;

test('describeInterpretation() names corrected and ignored words', () => {
  expect(describeInterpretation({ parts: [lab, floor, noise] })).toBe(
    'Showing results for lab. No match for "xyz".',
  );
});

test('describeInterpretation() returns undefined when every word was used as typed', () => {
  expect(describeInterpretation({ parts: [floor] })).toBeUndefined();
  expect(describeInterpretation({ parts: [] })).toBeUndefined();
  expect(describeInterpretation(undefined)).toBeUndefined();
});
