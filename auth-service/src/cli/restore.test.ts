import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../tests/support/config.ts';
import { createAccount } from '../../tests/support/samples.ts';
import { runCommand } from './run-command.ts';

const good = createAccount({ username: 'zoe' });

function toHash({ cost = 'm=19456,t=2,p=1', salt = 22, tag = 43 }): string {
  return `$argon2id$v=19$${cost}$${'A'.repeat(salt)}$${'A'.repeat(tag)}`;
}

/** Restores a backup with a correct checksum whose second account differs from a valid one by `changes`. */
async function restore(changes: object) {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const file = join(folder.path, 'accounts.ndjson');
  const passwordHash = toHash({});
  const other = createAccount({ username: 'ana', passwordHash });
  const lines = [
    { format: 'campusway-accounts', version: 1 },
    { ...good, passwordHash, disabledAt: null },
    { ...other, disabledAt: null, ...changes },
  ];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(file, `${body}${JSON.stringify({ accounts: 2, sha256 })}\n`);
  const output: string[] = [];
  const print = (line: string) => output.push(line);
  const terminal = {
    environment: { AUTH_DATA_DIR: folder.path },
    print,
    printError: print,
    log: () => undefined,
  };
  await runCommand(['create-database'], terminal);
  output.length = 0;
  const code = await runCommand(['restore', file], terminal);
  const text = output.join('\n').replaceAll(file, 'FILE');
  output.length = 0;
  await runCommand(['list'], terminal);
  return { code, text, count: output.length };
}

const named = (username: string, usernameKey = username.toLowerCase()) => ({ username, usernameKey });

test.each([
  [
    'a hash that takes all memory',
    { passwordHash: toHash({ cost: 'm=4294967295,t=2,p=1' }) },
    'password hash',
  ],
  [
    'a hash that takes an hour',
    { passwordHash: toHash({ cost: 'm=19456,t=4294967295,p=1' }) },
    'password hash',
  ],
  ['a hash that takes 15 seconds', { passwordHash: toHash({ cost: 'm=1048576,t=20,p=1' }) }, 'password hash'],
  ['a hash with many lanes', { passwordHash: toHash({ cost: 'm=19456,t=2,p=17' }) }, 'password hash'],
  ['a hash of little memory', { passwordHash: toHash({ cost: 'm=8,t=2,p=1' }) }, 'password hash'],
  ['a hash of one pass', { passwordHash: toHash({ cost: 'm=65536,t=1,p=1' }) }, 'password hash'],
  ['a short salt', { passwordHash: toHash({ salt: 2 }) }, 'password hash'],
  ['a long tag', { passwordHash: toHash({ tag: 5000 }) }, 'password hash'],
  ['a salt of 21 characters', { passwordHash: toHash({ salt: 21 }) }, 'password hash'],
  ['a tag whose last bits are not zero', { passwordHash: toHash({}).replace(/A$/, 'B') }, 'password hash'],
  ['a cost with leading zeros', { passwordHash: toHash({ cost: 'm=19456,t=02,p=1' }) }, 'password hash'],
  ['no hash', { passwordHash: 'garbage' }, 'password hash'],
  ['escape characters in the name', named('x\u001b[2Jy'), 'characters'],
  ['a line break in the name', named('ana\nzoe'), 'characters'],
  ['a name of 65 characters', named('a'.repeat(65)), 'too long'],
  ['an empty name', named(''), 'characters'],
  ['the search key of another name', named('ana', 'bob'), 'search key'],
  ['a name that is not normalised', named('\uff21na', 'ana'), 'search key'],
  ['a creation before 1970', { createdAt: -1 }, 'date'],
  ['a creation that is no date', { createdAt: 8.64e15 + 1 }, 'date'],
  ['a creation in two days', { createdAt: Date.now() + 2 * 86_400_000 }, 'date'],
  ['an end that is no date', { disabledAt: 1e300 }, 'date'],
  ['an id that is no UUID', { id: '../x' }, 'is not an account'],
])('restore refuses %s, names the line and restores nothing', async (_, changes, reason) => {
  const { code, text, count } = await restore(changes);
  expect([code, count]).toEqual([1, 0]);
  expect(text).toMatch(new RegExp(`line 3.*${reason}`));
  expect(text).toMatch(/^[ -~]*$/);
});

test.each([
  ['a name with an invisible character', named('ana\u1160')],
  ['a name of mixed scripts', named('\u0430na')],
  ['a reserved name', named('admin')],
  ['a hash of the highest cost', { passwordHash: toHash({ cost: 'm=1048576,t=3,p=4' }) }],
  ['a creation in half a day', { createdAt: Date.now() + 43_200_000 }],
])('restore accepts %s, which an earlier version, another cost or clock created', async (_, changes) => {
  expect(await restore(changes)).toMatchObject({ code: 0, count: 2 });
});
