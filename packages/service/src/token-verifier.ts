import { createVerifier } from 'fast-jwt';

/** RFC 9068, with the session of the auth service. No name and no role: a role is only what a person claimed. */
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

export const accessTokenHeader = { alg: 'ES256', typ: 'at+jwt' } as const;

const requiredClaims = ['iss', 'aud', 'sub', 'client_id', 'sid', 'jti', 'iat', 'exp'];
const knownHeaders = ['alg', 'typ', 'kid'];

/** The public key of a `kid` as PEM, undefined when there is none. */
export type FindKey = (kid: string) => string | undefined | Promise<string | undefined>;

/** @throws {Error} for a token that is not the issuer's, not for this audience, or expired */
export type VerifyToken = (token: string) => Promise<AccessClaims>;

/** Verifies access tokens of the auth service. No verified token is cached: the cache would outlive its key. */
export function createTokenVerifier({
  issuer,
  audience,
  findKey,
}: {
  readonly issuer: string;
  readonly audience: string;
  readonly findKey: FindKey;
}): VerifyToken {
  const verifiers = new Map<string, (token: string) => AccessClaims>();
  // Nearly all tokens have the header of the current key: parse and check it once.
  let latest = { header: '', kid: '' };
  return async function verify(token) {
    const header = token.slice(0, token.indexOf('.'));
    if (header !== latest.header) latest = { header, kid: readKid(header) };
    const key = await findKey(latest.kid);
    if (!key) throw new RangeError('The token names an unknown key');
    let verifyWithKey = verifiers.get(key);
    if (!verifyWithKey) {
      verifyWithKey = createVerifier({
        key,
        algorithms: [accessTokenHeader.alg],
        allowedIss: issuer,
        allowedAud: audience,
        checkTyp: accessTokenHeader.typ,
        requiredClaims,
        cache: false,
      });
      verifiers.set(key, verifyWithKey);
    }
    return verifyWithKey(token);
  };
}

/** Ours have these headers and no more: jwk, jku, x5u, crit and the like are attempts to bring a key along. */
function readKid(encoded: string): string {
  const header: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  if (!(header instanceof Object)) throw new TypeError('The token has no header');
  const foreign = Object.keys(header).find((name) => !knownHeaders.includes(name));
  if (foreign) throw new TypeError(`The token has a header "${foreign}"`);
  if (!('kid' in header) || typeof header.kid !== 'string') throw new TypeError('The token has no kid');
  return header.kid;
}
