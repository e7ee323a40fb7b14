import { Verify } from 'node:crypto';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFolder, createTestConfig } from '../../tests/support/config.ts';
import { decodeToken, readSigningKey, signEs256 } from '../../tests/support/forge.ts';
import { startService } from '../../tests/support/service.ts';
import { createAccessTokens } from './access-tokens.ts';
import { openKeyStore } from './key-store.ts';
import { createSigningKey, readKeysFile, replaceKeysFile } from './keys-file.ts';

/** A token that the service has verified. */
async function startWithVerified(changeClaims: () => object = () => ({})) {
  const service = await startService();
  const { token: issued, refreshToken } = await service.person();
  const { header, payload } = decodeToken(issued);
  const key = readSigningKey(service.config.keysFile);
  const token = signEs256(header, { ...payload, ...changeClaims() }, key);
  const statusOf = async (presented: string) => (await service.call('GET /me', { token: presented })).status;
  const status = () => statusOf(token);
  for (const _ of ['verified', 'cached']) expect(await status()).toBe(200);
  return { ...service, token, refreshToken, status, statusOf };
}

test('GET /me answers 401 once a verified token has expired', async () => {
  const { status } = await startWithVerified(() => ({ exp: Date.now() / 1000 + 2 }));
  await expect.poll(status).toBe(401);
});

test('GET /me answers 401 to a verified token whose key was removed', async () => {
  const { config, clock, status } = await startWithVerified();
  const { keysFile } = config;
  replaceKeysFile(keysFile, { ...readKeysFile(keysFile), signing: [createSigningKey(clock.now())] });
  await expect.poll(status).toBe(401);
});

test('GET /me answers 401 to a verified token whose session has ended', async () => {
  const { call, refreshToken, status } = await startWithVerified();
  expect((await call('POST /logout', { body: { refresh_token: refreshToken } })).status).toBe(204);
  expect(await status()).toBe(401);
});

test('GET /me answers 401 to each changed part of a verified token', async () => {
  const { token, statusOf } = await startWithVerified();
  const parts = token.split('.');
  for (const index of parts.keys()) {
    const changed = parts.with(index, (parts[index] ?? '').replace(/^.{8}/, 'AAAAAAAA'));
    expect(await statusOf(changed.join('.'))).toBe(401);
  }
});

test('createAccessTokens() verifies a thousand tokens once, and invalid tokens evict none', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const config = createTestConfig(folder.path);
  const keys = openKeyStore({ path: config.keysFile, accessSeconds: 600, clock: Date.now });
  const app = fastify();
  const { issue, verify } = await createAccessTokens(app, { config, keys, clock: Date.now });
  app.get('/', verify);
  const verifications = vi.spyOn(Verify.prototype, 'verify');
  onTestFinished(() => verifications.mockRestore());
  /** Number of verified signatures, and the statuses. */
  const present = async (tokens: readonly string[]) => {
    verifications.mockClear();
    const statuses = new Set<number>();
    for (const token of tokens)
      statuses.add(
        (await app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } })).statusCode,
      );
    return { verified: verifications.mock.calls.length, statuses: [...statuses] };
  };
  const issueMany = (count: number) =>
    Array.from({ length: count }, () => issue({ accountId: 'ana', sessionId: 'phone' }));
  const tokens = issueMany(1000);
  const [signature = ''] = /[^.]+$/.exec(tokens[0] ?? '') ?? [];
  const forged = issueMany(10).map((token) => token.replace(/[^.]+$/, signature));
  expect(await present(tokens)).toEqual({ verified: 1000, statuses: [200] });
  expect(await present(forged)).toEqual({ verified: 10, statuses: [401] });
  expect(await present(tokens)).toEqual({ verified: 0, statuses: [200] });
  expect(await present(issueMany(10))).toEqual({ verified: 10, statuses: [200] });
  expect(await present(tokens.slice(0, 10))).toEqual({ verified: 10, statuses: [200] });
});
