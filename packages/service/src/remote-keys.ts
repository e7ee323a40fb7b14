import { KeyObject } from 'node:crypto';
import { type CryptoKey, createRemoteJWKSet, errors } from 'jose';
import { createSharedProblem } from './problems.ts';
import { accessTokenHeader, type FindKey } from './token-verifier.ts';

/** The max-age of the auth service's JWKS. It publishes a new key that long before signing with it. */
const maxAgeMs = 300_000;

/**
 * Finds the public keys of the auth service. Fetches its JWKS at the first token, again after five minutes, and for an
 * unknown `kid` at most every 30 s.
 *
 * @throws {ProblemError} `keys-unavailable` when they cannot be fetched
 */
export function createRemoteKeys(issuer: string): FindKey {
  const findKey = createRemoteJWKSet(new URL('/.well-known/jwks.json', issuer), {
    cacheMaxAge: maxAgeMs,
    timeoutDuration: 2000,
  });
  const pems = new WeakMap<CryptoKey, string>();
  return async function findPem(kid) {
    try {
      const key = await findKey({ alg: accessTokenHeader.alg, kid });
      const pem = pems.get(key) ?? KeyObject.from(key).export({ type: 'spki', format: 'pem' }).toString();
      pems.set(key, pem);
      return pem;
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) return undefined;
      throw createSharedProblem('keys-unavailable', { cause });
    }
  };
}
