import { expect, test } from 'vitest';
import { bareName } from './person-name.ts';

test.each([
  ['Dr. N. Suresh Venkataraman', 'Suresh Venkataraman'],
  ['Mrs. Meenakshi Rao', 'Meenakshi Rao'],
  ['Prof. Dr. A.B. Kumar', 'Kumar'],
  ['Drake Mistry', 'Drake Mistry'],
  ['Ms Li', 'Li'],
  ['N. R.', 'N. R.'],
  ['王 小明', '王 小明'],
  ['', ''],
  ['007', '007'],
])('bareName() of %j', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});
