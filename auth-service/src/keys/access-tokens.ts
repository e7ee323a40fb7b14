import { randomUUID } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Config } from '../config.ts';
import type { KeyStore } from './key-store.ts';

/** RFC 9068. No name and no role: neither is worth anything to whoever reads the token. */
export interface AccessClaims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly client_id: string;
  readonly sid: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
}

/** Issues and verifies access tokens with the keys of the moment. */
export interface AccessTokens {
  issue(session: { readonly accountId: string; readonly sessionId: string }): string;
  /** @throws {Error} for any token that is not ours or has expired */
  verify(token: string): AccessClaims;
}

const algorithm = 'ES256';
const tokenType = 'at+jwt';
const requiredClaims = ['iss', 'aud', 'sub', 'client_id', 'sid', 'jti', 'iat', 'exp'];
const ownHeaders = ['alg', 'typ', 'kid'];

/** Keys are imported once each. No verified token is cached: the cache would outlive a session that ended. */
export function createAccessTokens({
  config,
  keys,
  clock,
}: {
  config: Config;
  keys: KeyStore;
  clock: () => number;
}): AccessTokens {
  const signers = new Map<string, (claims: AccessClaims) => string>();
  const verifiers = new Map<string, (token: string) => AccessClaims>();
  return { issue, verify };

  function issue({ accountId, sessionId }: Parameters<AccessTokens['issue']>[0]): string {
    const { kid, privatePem: key } = keys.ring().signer(clock());
    const sign = getOrCreate(signers, kid, () =>
      createSigner<AccessClaims>({ key, algorithm, kid, header: { alg: algorithm, typ: tokenType } }),
    );
    const iat = Math.floor(clock() / 1000);
    return sign({
      iss: config.issuer,
      aud: config.audience,
      sub: accountId,
      client_id: config.clientId,
      sid: sessionId,
      jti: randomUUID(),
      iat,
      exp: iat + config.tokens.accessSeconds,
    });
  }

  function verify(token: string): AccessClaims {
    const kid = readKid(token);
    const key = keys.ring().findPublicPem(kid, clock());
    if (!key) throw new RangeError('The token names an unknown key');
    const verifyWithKey = getOrCreate(verifiers, kid, () =>
      createVerifier({
        key,
        algorithms: [algorithm],
        allowedIss: config.issuer,
        allowedAud: config.audience,
        checkTyp: tokenType,
        requiredClaims,
        cache: false,
      }),
    );
    return verifyWithKey(token);
  }
}

/** Ours have these headers and no more: jwk, jku, x5u, crit and the like are attempts to bring a key along. */
function readKid(token: string): string {
  const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString());
  if (!(header instanceof Object)) throw new TypeError('The token has no header');
  const foreign = Object.keys(header).find((name) => !ownHeaders.includes(name));
  if (foreign) throw new TypeError(`The token has a header "${foreign}"`);
  if (!('kid' in header) || typeof header.kid !== 'string') throw new TypeError('The token has no kid');
  return header.kid;
}

function getOrCreate<Value>(cache: Map<string, Value>, key: string, create: () => Value): Value {
  const value = cache.get(key) ?? create();
  cache.set(key, value);
  return value;
}
