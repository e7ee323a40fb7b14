import { expect, test } from 'vitest';
import { startCommand, tempFolder } from '../tests/start-command.ts';

test.each([
  [[], 'it has no college.json'],
  [['--port', '99999'], 'Cannot use port "99999"'],
  [['more'], 'Expected at most one folder'],
  [['--too'], "Unknown option '--too'"],
])('npm run campus:fix -- FOLDER %j ends with what to do', (words, message) => {
  const { status, stderr } = startCommand(['campus-fix', tempFolder(), ...words]);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/^ +at /m);
});
