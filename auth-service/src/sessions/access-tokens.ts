import { randomUUID } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

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

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: AccessClaims;
    user: AccessClaims;
  }
}

const algorithm = 'ES256';
const tokenType = 'at+jwt';
const requiredClaims = ['iss', 'aud', 'sub', 'client_id', 'sid', 'jti', 'iat', 'exp'];
const ownHeaders = ['alg', 'typ', 'kid'];

/** Verifies by the `kid` in the token, with the keys of the moment. No cache: it would outlive a session that ended. */
export async function registerAccessTokens(
  app: FastifyInstance,
  { config, keys, clock }: Services,
): Promise<void> {
  await app.register(fastifyJwt, {
    secret: {
      private: keys.ring().signer(clock()).privatePem,
      public: async (_request: unknown, token: unknown) => toVerificationKey(token),
    },
    decode: { complete: true },
    sign: { algorithm, header: { alg: algorithm, typ: tokenType } },
    verify: {
      algorithms: [algorithm],
      allowedIss: config.issuer,
      allowedAud: config.audience,
      checkTyp: tokenType,
      requiredClaims,
      cache: false,
    },
  });

  function toVerificationKey(token: unknown): string {
    const header = token instanceof Object && 'header' in token ? token.header : undefined;
    if (!(header instanceof Object) || !('kid' in header)) throw new TypeError('The token has no kid');
    // Ours have these three and no more: jwk, jku, x5u, crit and the like are somebody's attempt to bring a key along.
    const foreign = Object.keys(header).find((name) => !ownHeaders.includes(name));
    if (foreign) throw new TypeError(`The token has a header "${foreign}"`);
    const key = keys.ring().findPublicPem(header.kid, clock());
    if (!key) throw new RangeError('The token names an unknown key');
    return key;
  }
}

/** Signed with the key of the moment, which the plugin's own `secret` cannot follow: it is read once. */
export function issueAccessToken(
  { jwt }: FastifyInstance,
  { config, keys, clock }: Services,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): string {
  const { kid, privatePem: key } = keys.ring().signer(clock());
  const iat = Math.floor(clock() / 1000);
  const claims = {
    iss: config.issuer,
    aud: config.audience,
    sub: accountId,
    client_id: config.clientId,
    sid: sessionId,
    jti: randomUUID(),
    iat,
    exp: iat + config.tokens.accessSeconds,
  };
  return jwt.sign(claims, { key, kid });
}
