import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { KeyStore } from '../keys/key-store.ts';

/** Addresses are counted, not kept: what the database holds cannot be read back. */
export function toAddressKey(keys: KeyStore, subject: string): string {
  return createHmac('sha256', keys.ring().secret('attempt-name'))
    .update(`address\0${subject}`)
    .digest('base64url');
}

/** In IPv6 the /64 network: one customer has all of it. */
export function toAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}
