import { expect, test } from 'vitest';
import { issueResetCode, startService } from '../../tests/support/service.ts';
import { createResetCode } from './reset-code.ts';

const newPassword = 'a longer walk home';

test('POST /password/reset accepts the code once and ends every session and delay', async () => {
  const service = await startService();
  const { call } = service;
  const { id, username, token } = await service.person();
  const code = await issueResetCode(service, id);
  for (let failed = 0; failed < 8; failed += 1)
    await call('POST /login', { body: { username, password: 'wrong' } });
  const reset = (body: object) =>
    call('POST /password/reset', { body: { username, code, new_password: newPassword, ...body } });
  expect((await reset({ code: createResetCode() })).json?.code).toBe('invalid-reset-code');
  expect((await reset({ username: 'unknown' })).json?.code).toBe('invalid-reset-code');
  expect((await reset({ new_password: 'short' })).status).toBe(422);
  expect((await reset({ code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(204);
  expect((await reset({})).json?.code).toBe('invalid-reset-code');
  expect((await call('GET /me', { token })).status).toBe(401);
  expect((await call('POST /login', { body: { username, password: newPassword } })).status).toBe(200);
});

test('POST /password/reset refuses a code from before a change of the password', async () => {
  const service = await startService();
  const { id, username, password, token } = await service.person();
  const code = await issueResetCode(service, id);
  const change = { current_password: password, new_password: newPassword };
  expect((await service.call('PUT /me/password', { token, body: change })).status).toBe(200);
  const reset = { username, code, new_password: 'a walk in the rain' };
  expect((await service.call('POST /password/reset', { body: reset })).json?.code).toBe('invalid-reset-code');
});

test('POST /password/reset makes the device known again after five failures on it', async () => {
  const service = await startService();
  const { call, person } = service;
  const { id, username, password } = await person();
  const { cookies } = await call('POST /login', { body: { username, password } });
  const logIn = async (typed: string, sent = cookies) =>
    (await call('POST /login', { body: { username, password: typed }, cookies: sent })).status;
  const block = async () => {
    for (let failed = 0; failed < 5; failed += 1)
      await call('POST /login', { body: { username, password: 'wrong' } });
  };
  for (let failed = 0; failed < 5; failed += 1) expect(await logIn('wrong')).toBe(401);
  await block();
  expect(await logIn(password)).toBe(429);
  const code = await issueResetCode(service, id);
  const reset = { body: { username, code, new_password: newPassword }, cookies };
  const remembered = { ...cookies, ...(await call('POST /password/reset', reset)).cookies };
  await block();
  expect([await logIn(newPassword, {}), await logIn(newPassword, remembered)]).toEqual([429, 200]);
});

test('createResetCode() returns 20 unambiguous characters in groups of five', () => {
  const codes = Array.from({ length: 200 }, createResetCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{5}-){3}[2-9A-HJKMNP-Z]{5}$/);
});
