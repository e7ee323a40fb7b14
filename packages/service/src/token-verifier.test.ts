import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { verifyBearer } from './bearer.ts';
import { createApp } from './create-app.ts';
import { createTokenVerifier } from './token-verifier.ts';

/** An issuer with one key, `k1`. */
async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] };
  let fetches = 0;
  const server = createServer((request, response) => {
    fetches += 1;
    response.writeHead(request.url === '/.well-known/jwks.json' ? 200 : 404);
    response.end(JSON.stringify(jwks));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${address instanceof Object ? address.port : 0}`;
  const stop = () => void server.close();
  onTestFinished(stop);

  const claims = { client_id: 'web', sid: 'session' };
  const sign = (
    header: object = {},
    { iss = issuer, iat = Math.floor(Date.now() / 1000), own = claims as Partial<typeof claims> } = {},
  ) =>
    new SignJWT(own)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'k1', ...header })
      .setIssuer(iss)
      .setAudience('campusway')
      .setSubject('ana')
      .setJti('1')
      .setIssuedAt(iat)
      .setExpirationTime('10m')
      .sign(privateKey);
  return { issuer, sign, stop, countFetches: () => fetches };
}

function createVerifyingApp(issuer: string, audience = 'campusway') {
  const app = createApp({ logLevel: 'silent' });
  const { verify } = createTokenVerifier({ issuer, audience });
  const reasons: string[] = [];
  app.get(
    '/',
    async (request) => (await verifyBearer(request, verify, (reason) => reasons.push(reason))).sub,
  );
  const get = (token: string) => app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });
  return { get, reasons };
}

test('createTokenVerifier() fetches the published keys once, and they verify tokens of the issuer', async () => {
  const { issuer, sign, countFetches } = await startIssuer();
  const { get } = createVerifyingApp(issuer);
  for (let round = 0; round < 3; round += 1) expect((await get(await sign())).payload).toBe('ana');
  expect(countFetches()).toBe(1);
});

test('createTokenVerifier() refuses a token that was issued more than a minute in the future', async () => {
  const { issuer, sign } = await startIssuer();
  const { get, reasons } = createVerifyingApp(issuer);
  const iat = Math.floor(Date.now() / 1000);
  expect((await get(await sign({}, { iat: iat + 50 }))).statusCode).toBe(200);
  expect((await get(await sign({}, { iat: iat + 70 }))).statusCode).toBe(401);
  expect(reasons).toEqual(['issued in the future']);
});

test('verifyBearer() answers 401 for another kid, typ or header and reports the reason', async () => {
  const { issuer, sign, countFetches } = await startIssuer();
  const { get, reasons } = createVerifyingApp(issuer);
  const tokens = [
    await sign({ kid: 'k2' }),
    await sign({ typ: 'JWT' }),
    await sign({ jku: issuer }),
    'x.y.z',
  ];
  for (const token of tokens) {
    const { statusCode, headers } = await get(token);
    expect([statusCode, headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="campusway", error="invalid_token"',
    ]);
  }
  expect(reasons).toEqual([
    'ERR_JWKS_NO_MATCHING_KEY',
    'ERR_JWT_CLAIM_VALIDATION_FAILED',
    'untrusted header',
    'untrusted header',
  ]);
  expect(countFetches()).toBe(1);
});

test('verifyBearer() answers 401 for another audience or issuer, and without a claim', async () => {
  const { issuer, sign } = await startIssuer();
  const { get } = createVerifyingApp(issuer);
  expect((await get(await sign({}, { own: { client_id: 'web' } }))).statusCode).toBe(401);
  expect((await createVerifyingApp(issuer, 'another').get(await sign())).statusCode).toBe(401);
  expect((await createVerifyingApp(issuer).get(await sign({}, { iss: 'http://localhost' }))).statusCode).toBe(
    401,
  );
});

test('verifyBearer() answers 503 with Retry-After while the keys cannot be fetched', async () => {
  const { issuer, sign, stop } = await startIssuer();
  const { get } = createVerifyingApp(issuer);
  stop();
  const { statusCode, headers } = await get(await sign());
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});
