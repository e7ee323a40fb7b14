import { expect, test } from 'vitest';
import { createAccount } from '../../tests/support/samples.ts';
import { goodPassword, startService } from '../../tests/support/service.ts';
import type { Config } from '../config.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { toNamePattern } from '../policies/reserved-names.ts';
import { openStorage } from '../storage/open-storage.ts';

async function startRegistration(changes: Partial<Config> = {}) {
  const service = await startService(changes);
  const register = async (username: string) => {
    const body = { role: 'student', username, password: goodPassword };
    const { status, json } = await service.call('POST /register', { body });
    return [status, json?.errors?.[0]?.code ?? json?.message];
  };
  return { ...service, register };
}

test('POST /register refuses lookalikes: invisible characters, stacked marks and letters of other scripts', async () => {
  const { register } = await startRegistration();
  expect((await register('Maria.Lima'))[0]).toBe(201);
  for (const invisible of ['\u3164', '\uffa0', '\u115f', '\u034f', '\ufe0f', '\u{e0101}', '\u180b'])
    expect(await register(`Maria.Lima${invisible}`)).toEqual([422, 'characters']);
  expect(await register('Maria.Lima\u0323\u0324\u0325\u032d\u0330')).toEqual([422, 'characters']);
  for (const mixed of ['M\u0430ria.Lima', 'MariaꓸLima', 'maria.l\u0456m\u0430'])
    expect(await register(mixed)).toEqual([422, 'characters']);
  expect((await register('scope.ana'))[0]).toBe(201);
  for (const lookalike of ['rnaria.lirna', '\u0455\u0441\u043e\u0440\u0435.ana'])
    expect([lookalike, ...(await register(lookalike))]).toEqual([
      lookalike,
      409,
      'This username looks like one that is taken',
    ]);
  expect(await register('\u3164\u3164\u3164')).toEqual([422, 'characters']);
});

test('POST /register accepts one of several concurrent lookalikes', async () => {
  const { register } = await startRegistration();
  const answers = await Promise.all(['bob', 'b0b', 'B0b'].map(register));
  expect(answers.map(([status]) => status).sort()).toEqual([201, 409, 409]);
});

test.each([
  'admin',
  'Administrator',
  'root',
  'office',
  'support',
  'ADMlN',
  'adm1n',
  'R00T',
  'a.d.m.i.n',
  'help-desk',
  'support24',
  'IT_Support',
  'hod',
  'HOD.CSE',
  ' hod.ece ',
  'cse-hod2',
  'h0d_mech',
  'Dean',
  'director.cse',
  'exam.cell',
  'examcell',
  'campusway-support',
  'the.principal',
])('POST /register reserves %j', async (username) => {
  const { register } = await startRegistration();
  expect(await register(username)).toEqual([422, 'reserved']);
});

test('AUTH_RESERVED_NAMES replaces the list of reserved names', async () => {
  const { register } = await startRegistration({
    reservedNames: ['matron', 'gate.*', '*.desk'].map(toNamePattern),
  });
  for (const username of ['Matron', 'gate-2b', 'front.desk', 'front_desk7'])
    expect(await register(username)).toEqual([422, 'reserved']);
  for (const username of ['admin', 'gateway', 'matron.ana']) expect((await register(username))[0]).toBe(201);
});

test('POST /login accepts existing accounts whose names the rules would refuse now', async () => {
  const { call, config } = await startService();
  const passwordHash = await new PasswordHasher(config.passwords).hash(goodPassword);
  const names = ['ana', 'ana\u1160', '\u0430na', 'admin', 'hod.cse'];
  const storage = await openStorage(config.database);
  const accounts = names.map((username) => createAccount({ username, passwordHash }));
  expect(await storage.insertAccounts({ accounts })).toBe(names.length);
  await storage.close();
  for (const [index, username] of names.entries()) {
    const { json } = await call('POST /login', { body: { username, password: goodPassword } });
    expect(json?.account.id).toBe(accounts[index]?.id);
  }
});

test('POST /register accepts names that contain a reserved word', async () => {
  const { register } = await startRegistration();
  for (const username of ['john.root', 'adminda', 'office.maria', '2026001'])
    expect([username, (await register(username))[0]]).toEqual([username, 201]);
});
