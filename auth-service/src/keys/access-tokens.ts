import { randomUUID } from 'node:crypto';
import {
  type AccessClaims,
  accessTokenHeader,
  createTokenVerifier,
  type VerifyToken,
} from '@campusway/service/token-verifier';
import { createSigner } from 'fast-jwt';
import type { Config } from '../config.ts';
import type { KeyStore } from './key-store.ts';

/** Issues and verifies access tokens with the current keys. */
export interface AccessTokens {
  issue(session: { readonly accountId: string; readonly sessionId: string }): string;
  readonly verify: VerifyToken;
}

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
  const verify = createTokenVerifier({
    issuer: config.issuer,
    audience: config.audience,
    findKey: (kid) => keys.ring().findPublicPem(kid, clock()),
  });
  return { issue, verify };

  function issue({ accountId, sessionId }: Parameters<AccessTokens['issue']>[0]): string {
    const iat = Math.floor(clock() / 1000);
    return getSigner()({
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

  function getSigner(): (claims: AccessClaims) => string {
    const { kid, privatePem: key } = keys.ring().signer(clock());
    const { alg: algorithm } = accessTokenHeader;
    const signer = signers.get(kid) ?? createSigner({ key, algorithm, kid, header: accessTokenHeader });
    signers.set(kid, signer);
    return signer;
  }
}
