import { type Account, type Device, isRole } from '@campusway/contract';

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

/** Devices in a response, this one first, then by last use. Invalid entries are left out. */
export function parseDevices(body: unknown): readonly Device[] {
  const { sessions } = (body ?? {}) as { sessions?: unknown };
  const devices = Array.isArray(sessions) ? sessions.filter(isDevice) : [];
  return devices.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
}

function isDevice(value: unknown): value is Device {
  const device = (value ?? {}) as Partial<Record<keyof Device, unknown>>;
  const { id, agent, createdAt, lastUsedAt, expiresAt } = device;
  const texts = [id, agent, createdAt, lastUsedAt, expiresAt];
  return typeof device.current === 'boolean' && texts.every((text) => typeof text === 'string');
}
