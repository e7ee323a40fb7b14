import { expect, test } from 'vitest';
import { findRuntimeFault } from './runtime-fault.mjs';

test.each([
  ['24.21.0', 'npm/11.6.2 node/v20.20.2 linux x64'],
  ['26.1.0', undefined],
  ['24.0.0', 'yarn/1.22.22 npm/? node/v24'],
])('findRuntimeFault() is content with Node %s under %s', (node, userAgent) => {
  expect(findRuntimeFault(node, userAgent, '24.21.0')).toBeUndefined();
});

test("findRuntimeFault() reports an old Node and the project's version", () => {
  expect(findRuntimeFault('20.20.2', 'npm/11.6.2', '24.21.0')).toMatch(
    /Cannot run on Node 20\.20\.2: the project brings Node 24\.21\.0.*"npm ci"/s,
  );
});

test('findRuntimeFault() reports an old npm first', () => {
  expect(findRuntimeFault('20.20.2', 'npm/10.9.0 node/v20.20.2', '24.21.0')).toMatch(
    /Cannot run under npm 10\.9\.0: npm 11 or newer is needed/,
  );
});
