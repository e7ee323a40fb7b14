import { createVerifier } from 'fast-jwt';

/** RFC 9068 plus `sid`, the session. Without name and role: a role is only what the person claimed. */
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

/** Finds the public key of a `kid` as PEM. Undefined for an unknown `kid`. */
export type FindKey = (kid: string) => string | undefined | Promise<string | undefined>;

/** @throws {Error} for a token of another issuer or audience, an expired or a forged one */
export type VerifyToken = (token: string) => Promise<AccessClaims>;

/** Verifies access tokens of the auth service. Verified tokens are not cached: an entry could outlive its key. */
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

/** Refuses every other header parameter, such as jwk, jku, x5u and crit: they could supply a key of the attacker. */
function readKid(encoded: string): string {
  const header: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  if (!(header instanceof Object)) throw new TypeError('The token has no header');
  const foreign = Object.keys(header).find((name) => !knownHeaders.includes(name));
  if (foreign) throw new TypeError(`The token has a header "${foreign}"`);
  if (!('kid' in header) || typeof header.kid !== 'string') throw new TypeError('The token has no kid');
  return header.kid;
}
