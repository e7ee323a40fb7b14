import type { Device } from '@campusway/contract';

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
