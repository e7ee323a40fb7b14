import type { Config } from '../config.ts';

/**
 * With the prefix `__Host-`, browsers accept the cookie only from this host and only over TLS (or on localhost). Includes
 * the port, because cookies ignore ports: services of several checkouts would overwrite each other's cookies.
 */
export function toCookieName(purpose: 'refresh' | 'device', { issuer }: Pick<Config, 'issuer'>): string {
  const { port } = new URL(issuer);
  return `__Host-campusway-${purpose}${port && `-${port}`}`;
}
