import { type Account, isRole } from '@campusway/contract';

/** Response to a login or refresh. The refresh token is not part of it: it is an HttpOnly cookie. */
export interface Tokens {
  readonly accessToken: string;
  readonly secondsLeft: number;
  readonly account: Account;
}

/** Undefined for a malformed response. */
export function parseTokens(body: unknown): Tokens | undefined {
  const answer = (body ?? {}) as Record<string, unknown>;
  const account = parseAccount(answer.account);
  const { access_token: accessToken, expires_in: secondsLeft } = answer;
  if (typeof accessToken !== 'string' || typeof secondsLeft !== 'number' || !account) return undefined;
  return { accessToken, secondsLeft, account };
}

export function parseAccount(value: unknown): Account | undefined {
  const { id, username, role, createdAt } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof username !== 'string') return undefined;
  if (typeof createdAt !== 'string' || !isRole(role)) return undefined;
  return { id, username, role, createdAt };
}
