import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import {
  decodeToken,
  readSigningKey,
  signEs256,
  signHs256,
  signRs256,
  unsigned,
} from '../../tests/support/forge.ts';
import { type Service, startService } from '../../tests/support/service.ts';
import { readKeysFile, replaceKeysFile, rotateKeys } from './keys-file.ts';

const now = () => Math.floor(Date.now() / 1000);

async function toRing(service: Service) {
  const { json } = await service.call('GET /.well-known/jwks.json');
  return { jwks: json, verify: (token: string) => jwtVerify(token, createLocalJWKSet(json), options) };
}

const options = {
  issuer: 'http://localhost:4300',
  audience: 'campusway',
  typ: 'at+jwt',
  algorithms: ['ES256'],
};

describe('tokens (RFC 8725, 9068, 7517):', () => {
  test('POST /login issues an at+jwt token with the claims of RFC 9068 for ten minutes, which jose verifies', async () => {
    const service = await startService();
    const { token, id } = await service.person();
    const { verify } = await toRing(service);
    const { payload, protectedHeader } = await verify(token);
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'at+jwt', kid: expect.any(String) });
    expect(Object.keys(payload).sort()).toEqual([
      'aud',
      'client_id',
      'exp',
      'iat',
      'iss',
      'jti',
      'sid',
      'sub',
    ]);
    expect(payload).toMatchObject({ sub: id, client_id: 'campusway-web', aud: 'campusway' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
  });

  test('GET /.well-known/jwks.json returns public members only, cacheable for five minutes', async () => {
    const { call } = await startService();
    const { json, headers } = await call('GET /.well-known/jwks.json');
    expect(json.keys.map((key: object) => Object.keys(key).sort())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
    ]);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  test('GET /me answers 401 to every forged, changed, expired or foreign token', async () => {
    const service = await startService();
    const { token } = await service.person();
    const key = readSigningKey(service.config.keysFile);
    const { header, payload } = decodeToken(token);
    const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
    const attacker = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = attacker.publicKey.export({ format: 'jwk' });
    const sign = (headerChanges: object, payloadChanges: object = {}) =>
      signEs256({ ...header, ...headerChanges }, { ...payload, ...payloadChanges }, key);
    const without = (claim: string) => {
      const { [claim]: _, ...rest } = payload;
      return signEs256(header, rest, key);
    };
    const forged: Record<string, string> = {
      none: unsigned({ ...header, alg: 'none' }, payload),
      'None with a signature': `${unsigned({ ...header, alg: 'None' }, payload)}${token.split('.')[2]}`,
      'HS256 with the public key': signHs256({ ...header, alg: 'HS256' }, payload, publicPem),
      'HS256 with the JWK': signHs256({ ...header, alg: 'HS256' }, payload, JSON.stringify(jwk)),
      RS256: signRs256({ ...header, alg: 'RS256' }, payload),
      'another key': signEs256(header, payload, attacker.privateKey),
      'jwk in the header': signEs256({ ...header, jwk }, payload, attacker.privateKey),
      'jwk in the header, our signature': sign({ jwk }),
      jku: sign({ jku: 'https://attacker.example/jwks.json' }),
      x5u: sign({ x5u: 'https://attacker.example/cert.pem' }),
      x5c: sign({ x5c: ['AAAA'] }),
      crit: sign({ crit: ['exp'] }),
      'crit with an extension': sign({ crit: ['b64'], b64: false }),
      'wrong typ': sign({ typ: 'JWT' }),
      'no typ': sign({ typ: undefined }),
      'typ of a number': sign({ typ: 5 }),
      'unknown kid': sign({ kid: 'unknown' }),
      'no kid': sign({ kid: undefined }),
      'kid with a path': sign({ kid: '../../etc/passwd' }),
      'kid of an object': sign({ kid: { a: 1 } }),
      'alg of a list': sign({ alg: ['ES256'] }),
      expired: sign({}, { exp: now() - 1 }),
      'issued in the future': sign({}, { iat: now() + 3600, exp: now() + 4200 }),
      'nbf in the future': sign({}, { nbf: now() + 60 }),
      'exp as text': sign({}, { exp: '9999999999' }),
      'exp of null': sign({}, { exp: null }),
      'wrong iss': sign({}, { iss: 'https://attacker.example' }),
      'wrong aud': sign({}, { aud: 'another-service' }),
      'aud of a number': sign({}, { aud: 5 }),
      'sub of another account': sign({}, { sub: 'another' }),
      'unknown sid': sign({}, { sid: 'unknown' }),
      'sid of an object': sign({}, { sid: { $ne: '' } }),
      'payload of a list': signEs256(header, [], key),
      'payload of null': signEs256(header, JSON.parse('null'), key),
      empty: '',
      dots: '..',
      'no JSON': 'bm90IGpzb24.bm90IGpzb24.bm90IGpzb24',
      'two parts': token.split('.').slice(0, 2).join('.'),
      'four parts': `${token}.x`,
      'seven thousand characters': 'a'.repeat(7000),
    };
    for (const claim of ['iss', 'exp', 'aud', 'sub', 'client_id', 'iat', 'jti', 'sid'])
      forged[`no ${claim}`] = without(claim);
    const statuses: Record<string, number> = {};
    for (const [name, value] of Object.entries(forged)) {
      const { status, headers } = await service.call('GET /me', { token: value });
      statuses[name] = status;
      expect([name, headers['www-authenticate']]).toEqual([name, expect.stringContaining('Bearer')]);
    }
    expect(statuses).toEqual(Object.fromEntries(Object.keys(forged).map((name) => [name, 401])));
    expect((await service.call('GET /me', { token })).status).toBe(200);
  });

  test('GET /me answers 401 to a thousand randomly damaged tokens', async () => {
    const service = await startService({ logLevel: 'silent' });
    const { token } = await service.person();
    const seen = new Set<number>();
    for (let round = 0; round < 1000; round += 1) {
      const at = (round * 7919) % (token.length - 1);
      const replacement = String.fromCharCode(33 + ((round * 31) % 90));
      if (token[at] === replacement) continue;
      seen.add(
        (await service.call('GET /me', { token: token.slice(0, at) + replacement + token.slice(at + 1) }))
          .status,
      );
    }
    expect([...seen]).toEqual([401]);
  });

  test.each(['Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b', 'bearer', '\u00ff'])(
    'GET /me answers 401 to "Authorization: %s"',
    async (authorization) => {
      const { call } = await startService();
      expect((await call('GET /me', { headers: { authorization } })).status).toBe(401);
    },
  );

  test('rotateKeys() publishes the new key first and keeps the old one until its last token expires', async () => {
    const service = await startService();
    const { token, logIn } = await service.person();
    const { keysFile } = service.config;
    const { kids } = service;
    const [oldKid] = (await kids()) ?? [];
    const rotation = { now: service.clock.now(), publishSeconds: 300, accessSeconds: 600 };
    replaceKeysFile(keysFile, rotateKeys(readKeysFile(keysFile), rotation));
    await expect.poll(kids).toHaveLength(2);
    /** The kid of a new, verified token. */
    const kidOfLogin = async () => {
      const fresh = String((await logIn()).json?.access_token);
      expect((await service.call('GET /me', { token: fresh })).status).toBe(200);
      return decodeToken(fresh).header.kid;
    };
    expect(await kidOfLogin()).toBe(oldKid);
    service.clock.advance(301);
    expect(await kidOfLogin()).not.toBe(oldKid);
    expect((await service.call('GET /me', { token })).status).toBe(200);
    expect(await kids()).toHaveLength(2);
    service.clock.advance(700);
    expect(await kids()).not.toContain(oldKid);
    expect((await service.call('GET /me', { token })).status).toBe(401);
  });
});
