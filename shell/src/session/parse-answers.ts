import { type Account, type Device, isRole } from '@campusway/contract';

/**
 * Account of a response to a registration, login or renewal; undefined for a malformed one. The token of the session is not
 * part of it: it is an HttpOnly cookie.
 */
export function parseSession(body: unknown): Account | undefined {
  return parseAccount((body as { account?: unknown } | null)?.account);
}

function parseAccount(value: unknown): Account | undefined {
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
