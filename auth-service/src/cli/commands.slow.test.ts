import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTestConfig } from '../../tests/support/config.ts';
import { goodPassword, type Service, startService } from '../../tests/support/service.ts';
import type { Config } from '../config.ts';
import { runCommand } from './run-command.ts';

/** A running service, and the operator's commands on the same database. */
async function startBoth() {
  const { passwords } = createTestConfig('unused');
  // The cheapest hashes that a backup may hold.
  const service = await startService({ passwords: { ...passwords, memoryKiB: 19_456, passes: 2 } });
  return { ...service, admin: (...parameters: string[]) => runAt(service, parameters) };
}

async function runAt({ folder, config, clock }: Service, parameters: readonly string[]) {
  const lines: string[] = [];
  const log: string[] = [];
  const code = await runCommand(parameters, {
    environment: { AUTH_DATA_DIR: folder, SUDO_USER: 'operator-1', ...toEnvironment(config) },
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
    log: (line) => log.push(line),
    clock: clock.now,
  });
  return { code, text: lines.join('\n'), log: log.map((line) => JSON.parse(line)) };
}

function toEnvironment({ database }: Config): Record<string, string> {
  return database.kind === 'sqlite'
    ? {}
    : { DATABASE_URL: database.url, AUTH_POSTGRES_POOLER: database.isPooled ? 'transaction' : 'none' };
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

test('list prints name, role, date and state of each account', async () => {
  const { admin, person, clock } = await startBoth();
  const { username } = await person();
  await person({ username: 'zoe' });
  await admin('disable', 'zoe');
  const { code, text } = await admin('list');
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  expect(code).toBe(0);
  expect(text.split('\n')).toEqual([
    `${username}\tstudent\t${today}\tactive`,
    `zoe\tstudent\t${today}\tdisabled ${today}`,
  ]);
});

test('disable signs the account out of a running service, and enable reverses it', async () => {
  const { admin, person, call } = await startBoth();
  const { username, password, token } = await person();
  expect((await admin('disable', username.toUpperCase())).text).toBe(
    `${username} is disabled and signed out everywhere`,
  );
  expect(await statusOf(call('GET /me', { token }))).toBe(401);
  expect(await statusOf(call('POST /login', { body: { username, password } }))).toBe(403);
  await admin('enable', username);
  expect(await statusOf(call('GET /me', { token }))).toBe(401);
  expect(await statusOf(call('POST /login', { body: { username, password } }))).toBe(200);
});

test('delete requires --yes and frees the name', async () => {
  const { admin, person, call } = await startBoth();
  const { username, password, token } = await person();
  expect(await admin('delete', username)).toMatchObject({
    code: 2,
    text: expect.stringContaining(`This deletes "${username}" permanently: confirm with --yes`),
  });
  expect(await statusOf(call('GET /me', { token }))).toBe(200);
  expect((await admin('delete', username, '--yes')).code).toBe(0);
  expect(await statusOf(call('POST /login', { body: { username, password } }))).toBe(401);
  expect(await statusOf(call('POST /register', { body: { role: 'parent', username, password } }))).toBe(201);
});

test('reset-code issues a code that POST /password/reset accepts until it expires', async () => {
  const { admin, person, call, clock } = await startBoth();
  const { username } = await person();
  const issue = async (...options: string[]) =>
    (await admin('reset-code', username, ...options)).text.split('\t')[0];
  const reset = (code: string | undefined) =>
    statusOf(call('POST /password/reset', { body: { username, code, new_password: 'a longer walk home' } }));
  const late = await issue('--minutes', '5');
  clock.advance(5 * 60);
  expect(await reset(late)).toBe(403);
  expect(await reset(await issue())).toBe(204);
  expect(await statusOf(call('POST /login', { body: { username, password: 'a longer walk home' } }))).toBe(
    200,
  );
});

test('rotate-keys keeps tokens valid; --compromised ends every token and session', async () => {
  const { admin, person, call, kids } = await startBoth();
  const { token, refreshToken, username, password } = await person();
  const { text } = await admin('rotate-keys');
  await expect.poll(kids).toHaveLength(2);
  expect(text).toContain((await kids())?.[1]);
  expect(await statusOf(call('GET /me', { token }))).toBe(200);
  await admin('rotate-keys', '--compromised');
  await expect.poll(kids).toHaveLength(1);
  expect(await statusOf(call('GET /me', { token }))).toBe(401);
  expect(await statusOf(call('POST /refresh', { body: { refresh_token: refreshToken } }))).toBe(401);
  expect(await statusOf(call('POST /login', { body: { username, password } }))).toBe(200);
});

test('each command that changes an account or the keys leaves one line in the log, without names and codes', async () => {
  const { admin, person, folder, clock } = await startBoth();
  const { username, id } = await person();
  const file = join(folder, 'accounts.ndjson');
  const logOf = async (...parameters: string[]) => (await admin(...parameters)).log;
  const line = (event: string, fields: object = { account: id }) => [
    { time: new Date(clock.now()).toISOString(), event, ...fields, by: 'operator-1' },
  ];
  expect(await logOf('disable', username)).toEqual(line('account.disabled'));
  expect(await logOf('enable', username)).toEqual(line('account.enabled'));
  expect(await logOf('reset-code', username)).toEqual(line('reset-code.issued'));
  expect(await logOf('backup', file)).toEqual(line('accounts.backed-up', { reason: '1 accounts' }));
  expect(await logOf('delete', username, '--yes')).toEqual(line('account.deleted'));
  expect(await logOf('restore', file)).toEqual(line('accounts.restored', { reason: '1 accounts' }));
  expect(await logOf('rotate-keys')).toEqual(line('keys.rotated', {}));
  expect(await logOf('rotate-keys', '--compromised')).toEqual(line('keys.replaced', {}));
  for (const harmless of [['list'], ['disable', 'unknown'], ['delete', username]])
    expect(await logOf(...harmless)).toEqual([]);
});

test('restore recreates the accounts of backup with their passwords and states', async () => {
  const { admin, person, folder } = await startBoth();
  const [ana, zoe] = [await person({ username: 'ana' }), await person({ username: 'zoe' })];
  await admin('disable', 'zoe');
  const file = join(folder, 'accounts.ndjson');
  expect(await admin('backup', file)).toMatchObject({ code: 0, text: `2 accounts written to ${file}` });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await admin('backup', `${file}\u001b[2J`)).text).toBe(`2 accounts written to ${file}\\u001b[2J`);
  expect(await admin('backup', file)).toMatchObject({
    code: 1,
    text: `Cannot write "${file}": it exists already. Choose another file`,
  });

  const fresh = await startBoth();
  expect((await fresh.admin('restore', file)).text).toBe('2 accounts restored, 0 already existed');
  expect((await fresh.admin('restore', file)).text).toBe('0 accounts restored, 2 already existed');
  const logIn = (username: string) =>
    fresh.call('POST /login', { body: { username, password: goodPassword } });
  const { status, json } = await logIn('ana');
  expect([status, json?.account.id]).toEqual([200, ana.id]);
  expect(await statusOf(logIn('zoe'))).toBe(403);
  expect(await statusOf(fresh.call('GET /me', { token: zoe.token }))).toBe(401);
});

test('restore refuses a damaged file as a whole', async () => {
  const { admin, person, folder, call } = await startBoth();
  await person({ username: 'ana' });
  await person({ username: 'zoe' });
  const file = join(folder, 'accounts.ndjson');
  await admin('backup', file);
  const text = readFileSync(file, 'utf8');
  const damaged = [
    text.slice(0, -80),
    text.replace('"ana"', '"eve"'),
    text.replace('"student"', '"parent"'),
    text.split('\n').slice(1).join('\n'),
    '',
    'not json',
  ];
  const fresh = await startBoth();
  for (const content of damaged) {
    writeFileSync(file, content);
    expect((await fresh.admin('restore', file)).code).toBe(1);
  }
  expect((await fresh.admin('list')).text).toBe('');
  expect((await call('GET /health/ready')).status).toBe(200);
});

test('runCommand() documents every command with --help and reports wrong usage', async () => {
  const { admin } = await startBoth();
  const { text } = await admin('--help');
  const names = [...text.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => String(name));
  expect(names).toEqual([
    'create-database',
    'list',
    'disable',
    'enable',
    'delete',
    'reset-code',
    'rotate-keys',
    'backup',
    'restore',
  ]);
  for (const name of names)
    expect((await admin(name, '--help')).text).toContain(`admin -w auth-service -- ${name}`);
  expect(await admin()).toMatchObject({ code: 2 });
  expect(await admin('destroy')).toMatchObject({
    code: 2,
    text: expect.stringContaining('There is no command "destroy"'),
  });
  expect((await admin('x\u001b[2Jy')).text).toContain('There is no command "x\\u001b[2Jy"');
  expect(await admin('disable', 'x\u001b[2Jy')).toMatchObject({
    code: 1,
    text: 'There is no account "x\\u001b[2Jy"',
  });
  expect(await admin('disable', 'unknown')).toMatchObject({ code: 1, text: 'There is no account "unknown"' });
});

test.each([
  [['disable'], 'Missing parameter: name one account', 'disable NAME'],
  [['disable', 'ana', 'zoe'], 'disable takes one account: remove "zoe"', 'disable NAME'],
  [
    ['reset-code', 'ana', '--minutes', '5', '--minutes', '6'],
    '--minutes is given twice',
    'reset-code NAME [--minutes N]',
  ],
  [['delete', 'ana'], 'This deletes "ana" permanently: confirm with --yes', 'delete NAME --yes'],
  [['disable', ''], 'Missing parameter: name one account', 'disable NAME'],
  [['backup', ''], 'Missing parameter: name one file', 'backup FILE'],
  [['list', '--force'], "Unknown option '--force'", 'list'],
  [['list', '--x\u001b[2Jy'], "Unknown option '--x\\u001b[2Jy'", 'list'],
  [['delete', 'x\u001b[2Jy'], 'This deletes "x\\u001b[2Jy" permanently', 'delete NAME --yes'],
  [['disable', 'ana', 'x\u001b[2Jy'], 'remove "x\\u001b[2Jy"', 'disable NAME'],
  [['list', 'ana'], 'list takes no parameter: remove "ana"', 'list'],
  [['rotate-keys', 'extra'], 'rotate-keys takes no parameter: remove "extra"', 'rotate-keys [--compromised]'],
  [['create-database', 'x'], 'create-database takes no parameter: remove "x"', 'create-database'],
  ...['0', '10081', '0x10', '1e3', '+5', ' 5', '5.0', ''].map((minutes) => [
    ['reset-code', 'ana', `--minutes=${minutes}`],
    '--minutes must be a whole number from 1 to 10080',
    'reset-code NAME [--minutes N]',
  ]),
] as [string[], string, string][])(
  'runCommand() refuses %j with the usage before it opens a database',
  async (parameters, message, usage) => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const terminal = { environment: { AUTH_DATA_DIR: '/nowhere' }, print, printError: print, log: print };
    expect(await runCommand(parameters, terminal)).toBe(2);
    const text = lines.join('\n');
    expect(text).toContain(message);
    expect(text).toMatch(/^[\n -~]*$/);
    expect(text.endsWith(`\n\nUsage: npm run admin -w auth-service -- ${usage}`)).toBe(true);
  },
);

test.each([
  [['restore', '/nowhere/file'], 'Cannot read "/nowhere/file": there is no such file or folder'],
  [['restore', '/'], 'Cannot read "/": it is a folder'],
  [['restore', '/nowhere/x\u009b2Jy'], 'Cannot read "/nowhere/x\\u009b2Jy": there is no such file or folder'],
  [
    ['backup', '/nowhere/file'],
    'Cannot write "/nowhere/file": there is no such file or folder. Choose another file',
  ],
])('%j ends with a sentence instead of a system error', async (parameters, text) => {
  const { admin } = await startBoth();
  expect(await admin(...parameters)).toMatchObject({ code: 1, text });
});

test('runCommand() creates no database in a mistyped folder', async () => {
  const { folder } = await startBoth();
  const mistyped = join(folder, 'mistyped');
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const terminal = { environment: { AUTH_DATA_DIR: mistyped }, print, printError: print, log: print };
  for (const parameters of [['list'], ['disable', 'ana'], ['rotate-keys'], ['rotate-keys', '--compromised']])
    expect(await runCommand(parameters, terminal)).toBe(1);
  expect(lines[0]).toContain(`There is no database "${mistyped}/auth.sqlite". Check AUTH_DATA_DIR`);
  expect(lines[2]).toContain(
    `Cannot use the keys "${mistyped}/auth-keys.json": there is no such file or folder`,
  );
  expect(existsSync(mistyped)).toBe(false);
});

test('main.ts ends without an error when its reader ends first', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const pipe = ['-c', '"$0" "$1" --help | true', process.execPath, main];
  expect(spawnSync('sh', pipe, { encoding: 'utf8' }).stderr).toBe('');
});
