import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Trusts the addresses and networks, also where a proxy adds a port to them. For Fastify's `trustProxy`. */
export function createProxyTrust(proxies: readonly string[]): (entry: string | undefined) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = toFamily(address);
    list.addSubnet(address, bits === undefined ? fullBits[family] : Number(bits), family);
  }
  return (entry) => {
    // A connection that is closed already has no address.
    const address = parseAddress(entry ?? '');
    return address !== undefined && list.check(address, toFamily(address));
  };
}

/**
 * The client's IP address: the entry of X-Forwarded-For that the last trusted proxy received the request from, without a
 * port, brackets and zone. If that is no address, the address of the proxy, and `isKnown` is false: text of a client must
 * neither choose its rate limit nor reach the log.
 */
export function findClientAddress({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): {
  readonly address: string;
  readonly isKnown: boolean;
} {
  // A connection that is closed already has no address.
  const address = parseAddress(ip ?? '');
  if (address !== undefined) return { address, isKnown: true };
  return { address: parseAddress(ips?.at(-2) ?? '') ?? '', isKnown: ip === undefined };
}

const fullBits = { ipv4: 32, ipv6: 128 } as const;

function toFamily(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Of `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711` and `fe80::1%eth0`. */
function parseAddress(entry: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(entry) ?? [];
  const [address = ''] = (bracketed ?? withPort ?? entry).split('%');
  return isIP(address) === 0 ? undefined : address;
}
