import '@fastify/cookie';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toUsernameKey } from '@campusway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toCookieName } from '../http/cookie-name.ts';
import type { KeyStore } from '../keys/key-store.ts';
import type { Services } from '../services.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * A browser that has signed in before carries a sealed number. Its attempts are counted apart from those of the rest of
 * the world, so that whoever tries passwords on a name cannot keep its owner out.
 */
export function findKnownDevice(
  request: FastifyRequest,
  { config, keys }: Services,
  username: string,
): string | undefined {
  const cookie = request.cookies[toCookieName('device', config)];
  if (cookie === undefined) return undefined;
  const [device = '', seal = ''] = cookie.split('.');
  const expected = toSeal(keys, device, username);
  const given = Buffer.from(seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

export function rememberDevice(reply: FastifyReply, { config, keys }: Services, username: string): void {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${toSeal(keys, device, username).toString('base64url')}`;
  reply.setCookie(toCookieName('device', config), value, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: yearSeconds,
  });
}

function toSeal(keys: KeyStore, device: string, username: string): Buffer {
  return createHmac('sha256', keys.ring().secret('device-seal'))
    .update(`${device}\0${toUsernameKey(username)}`)
    .digest();
}
