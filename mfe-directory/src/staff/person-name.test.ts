import { expect, test } from 'vitest';
import { bareName, initialsOf } from './person-name.ts';

test.each([
  ['Dr. N. Suresh Venkataraman', 'Suresh Venkataraman', 'SV'],
  ['Mrs. Meenakshi Rao', 'Meenakshi Rao', 'MR'],
  ['Prof. Dr. A.B. Kumar', 'Kumar', 'K'],
  ['Drake Mistry', 'Drake Mistry', 'DM'],
  ['Ms Li', 'Li', 'L'],
  ['N. R.', 'N. R.', 'NR'],
  ['王 小明', '王 小明', '王小'],
  ['', '', ''],
  ['007', '007', ''],
])('bareName() and initialsOf() of %j', (name, bare, initials) => {
  expect(bareName(name)).toBe(bare);
  expect(initialsOf(name)).toBe(initials);
});
