import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import {
  type AccessClaims,
  accessTokenHeader,
  checkIssueTime,
  readKid,
  requiredClaims,
} from './access-claims.ts';
import { createSharedProblem } from './problems.ts';

/** The max-age of the auth service's JWKS. It publishes a new key that long before signing with it. */
const maxAgeMs = 300_000;

export interface TokenVerifier {
  /** @throws {Error} for a token of another issuer or audience, one that is expired, issued in the future or forged */
  verify(token: string): Promise<AccessClaims>;
  /** @throws {ProblemError} `keys-unavailable` while the issuer's keys cannot be fetched */
  checkKeys(): Promise<void>;
}

/**
 * Verifies access tokens of the auth service in another service. Fetches its JWKS at the first token, again after five
 * minutes, and for an unknown `kid` at most every 30 s.
 */
export function createTokenVerifier({
  issuer,
  audience,
}: {
  readonly issuer: string;
  readonly audience: string;
}): TokenVerifier {
  const findKey = createRemoteJWKSet(new URL('/.well-known/jwks.json', issuer), {
    cacheMaxAge: maxAgeMs,
    timeoutDuration: 2000,
  });
  const { alg, typ } = accessTokenHeader;
  const options = { issuer, audience, typ, algorithms: [alg], requiredClaims };
  return {
    async verify(token) {
      readKid(decodeProtectedHeader(token));
      const { payload } = await jwtVerify<AccessClaims & JWTPayload>(token, findFetchedKey, options);
      checkIssueTime(payload, Date.now());
      return payload;
    },
    async checkKeys() {
      if (!findKey.fresh) await findKey.reload().catch(throwUnavailable);
    },
  };

  function findFetchedKey(...of: Parameters<typeof findKey>) {
    return findKey(...of).catch((error: unknown) => {
      throw error instanceof errors.JWKSNoMatchingKey ? error : throwUnavailable(error);
    });
  }
}

function throwUnavailable(cause: unknown): never {
  throw createSharedProblem('keys-unavailable', { cause });
}
