import { randomUUID } from 'node:crypto';
import {
  type AccessClaims,
  accessTokenHeader,
  checkIssueTime,
  readKid,
  requiredClaims,
} from '@campusway/service/access-claims';
import fastifyJwt, { type TokenOrHeader } from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { KeyStore } from './key-store.ts';

/** Issues and verifies access tokens with the current keys. */
export interface AccessTokens {
  issue(session: { readonly accountId: string; readonly sessionId: string }): string;
  /** @throws {Error} for every invalid token; @fastify/jwt gives some of its errors no status */
  verify(request: FastifyRequest): Promise<AccessClaims>;
}

/** 0.6 kB each. */
export const maxCachedTokens = 1000;

export async function createAccessTokens(
  app: FastifyInstance,
  { config, keys, clock }: { config: Config; keys: KeyStore; clock: () => number },
): Promise<AccessTokens> {
  const { alg } = accessTokenHeader;
  const signer = () => keys.ring().signer(clock());
  await app.register(fastifyJwt, {
    secret: { private: async () => signer().privatePem, public: findPublicPem },
    // The header is needed to find the key.
    decode: { complete: true },
    sign: { algorithm: alg, header: accessTokenHeader, iss: config.issuer, aud: config.audience },
    verify: {
      algorithms: [alg],
      allowedIss: config.issuer,
      allowedAud: config.audience,
      checkTyp: accessTokenHeader.typ,
      requiredClaims,
      // Verified tokens of each key. findPublicPem() is called before each look-up: no token outlives its key.
      cache: maxCachedTokens,
      // By default the cache stores each error, even one that expires at once: forged tokens would evict verified ones.
      errorCacheTTL: (error) => {
        throw error;
      },
    },
  });
  return { issue, verify };

  async function verify(request: FastifyRequest): Promise<AccessClaims> {
    const claims = await request.jwtVerify<AccessClaims>();
    checkIssueTime(claims, clock());
    return claims;
  }

  function issue({ accountId, sessionId }: Parameters<AccessTokens['issue']>[0]): string {
    const { kid, privatePem: key } = signer();
    const claims = { sub: accountId, client_id: config.clientId, sid: sessionId, jti: randomUUID() };
    const iat = Math.floor(clock() / 1000);
    // In seconds: @fastify/jwt converts the number for its library, which counts milliseconds.
    return app.jwt.sign({ ...claims, iat }, { key, kid, expiresIn: config.tokens.accessSeconds });
  }

  async function findPublicPem(_request: FastifyRequest, token: TokenOrHeader): Promise<string> {
    const key = keys.ring().findPublicPem(readKid('payload' in token ? token.header : token), clock());
    if (!key) throw new RangeError('The token names an unknown key');
    return key;
  }
}
