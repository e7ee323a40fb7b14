import { expect, test } from 'vitest';
import * as host from './host.ts';
import * as shared from './index.ts';

test('the shared facade has nothing that provides the session, the college or the routes', () => {
  expect(Object.keys(shared).filter((name) => /provide/i.test(name) || name in host)).toEqual([]);
});
