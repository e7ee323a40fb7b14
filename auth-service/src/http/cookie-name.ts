import type { Config } from '../config.ts';

/**
 * The prefix makes browsers refuse the cookie from another host, and without TLS (localhost apart). Cookies ignore
 * ports: on localhost, services of several checkouts would overwrite each other's without the port in the name.
 */
export function toCookieName(purpose: 'refresh' | 'device', { issuer }: Pick<Config, 'issuer'>): string {
  const { port } = new URL(issuer);
  return `__Host-campusway-${purpose}${port && `-${port}`}`;
}
