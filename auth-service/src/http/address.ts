import { isIPv6 } from 'node:net';
import { findClientAddress } from '@campusway/service/client-address';
import type { FastifyRequest } from 'fastify';
import { Address6 } from 'ip-address';

let hasWarned = false;

/** The client's address for rate limits. IPv6: its /64 network, which one customer has at least. */
export function toAddress(request: FastifyRequest): string {
  const { address: ip, isKnown } = findClientAddress(request);
  if (!isKnown && !hasWarned) {
    hasWarned = true;
    request.log.warn(
      "a trusted proxy sends an X-Forwarded-For that is not an IP address: using the proxy's address",
    );
  }
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  return address.isMapped4() ? address.to4().correctForm() : toNetwork(ip, 64);
}

/** Networks of an address of toAddress(), the widest first. IPv6: /32 (usually one provider), /48 (one site), /64. */
export function toNetworks(address: string): readonly string[] {
  return isIPv6(address) ? [toNetwork(address, 32), toNetwork(address, 48), address] : [address];
}

/** The network that one attacker has: an IPv4 address, or a /48 in IPv6, which holds 65,536 networks of /64. */
export function toSite(address: string): string {
  return isIPv6(address) ? toNetwork(address, 48) : address;
}

function toNetwork(ip: string, bits: number): string {
  return new Address6(`${ip}/${bits}`).startAddress().correctForm();
}
