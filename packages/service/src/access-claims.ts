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

export const requiredClaims = ['iss', 'aud', 'sub', 'client_id', 'sid', 'jti', 'iat', 'exp'];

/** Maximum clock difference between the auth service and others. */
const maxSkewMs = 60_000;

/**
 * Refuses a token of a clock that was set back: it would be valid until the clock is there again.
 *
 * @throws {RangeError}
 */
export function checkIssueTime({ iat }: AccessClaims, now: number): void {
  if (iat * 1000 <= now + maxSkewMs) return;
  throw Object.assign(new RangeError('The token was issued in the future'), { code: 'issued in the future' });
}

const knownHeaders: readonly string[] = ['alg', 'typ', 'kid'];

/**
 * Refuses every other header parameter, such as jwk, jku, x5u and crit: they could supply a key of the attacker.
 *
 * @throws {TypeError} also without a `kid`
 */
export function readKid(header: object): string {
  const foreign = Object.keys(header).find((name) => !knownHeaders.includes(name));
  if (foreign) throw new TypeError('The token has a header that is not known');
  if (!('kid' in header) || typeof header.kid !== 'string') throw new TypeError('The token has no kid');
  return header.kid;
}
