/** 128 random bits, base64url. Other values are rejected without a database query. */
export const sessionIdPattern = '^[A-Za-z0-9_-]{22}$';

const shape = new RegExp(sessionIdPattern);

export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}
