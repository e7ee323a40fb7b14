import '@fastify/cookie';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toUsernameKey } from '@campusway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toCookieName } from '../config.ts';
import type { KeyStore } from '../keys/key-store.ts';
import type { Services } from '../services.ts';
import { findAccountOfToken } from '../sessions/session-service.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import { toSearchKey } from './attempt-keys.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Accounts that one browser remembers, the most recent first. */
const maxSeals = 8;

type SealedAccount = Pick<StoredAccount, 'id' | 'passwordHash'>;

interface Login {
  readonly username: string;
  /** From the request body of a program. A browser sends its cookie instead. */
  readonly refreshToken: string | undefined;
}

/**
 * Identifies a device that the account has signed in on: by the device cookie (a random id with one seal per account) or by
 * a valid refresh token. Attempts from known devices are counted separately, so an attacker who guesses passwords for a
 * name cannot lock its owner out.
 */
export async function findKnownDevice(
  request: FastifyRequest,
  services: Services,
  { username, refreshToken }: Login,
): Promise<string | undefined> {
  const { config, keys, storage } = services;
  const { device, seals } = readDeviceCookie(request, services);
  if (seals.length > 0) {
    // Also compares for an unknown name: both take as long.
    const account = await storage.findAccountByName({ usernameKey: toSearchKey(username) });
    const own = toSeal(keys, device, account ?? { id: '', passwordHash: '' });
    if (seals.filter((seal) => isSame(seal, own)).length > 0 && account) return device;
  }
  const text = refreshToken ?? request.cookies[toCookieName('refresh', config)];
  const found = text === undefined ? undefined : await findAccountOfToken(services, text);
  return found?.account.usernameKey === toUsernameKey(username) ? `session ${found.sessionId}` : undefined;
}

/** Adds the account to the device cookie. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, account }: { readonly services: Services; readonly account: SealedAccount },
): void {
  const { device, seals } = readDeviceCookie(request, services);
  const own = toSeal(services.keys, device, account);
  const kept = [own, ...seals.filter((seal) => !isSame(seal, own))].slice(0, maxSeals);
  reply.setCookie(toCookieName('device', services.config), [device, ...kept].join('.'), {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: yearSeconds,
  });
}

/** The id and seals of the device cookie, the latest seal first. Creates a new id if there is no valid cookie. */
function readDeviceCookie(
  { cookies }: FastifyRequest,
  { config }: Services,
): { readonly device: string; readonly seals: readonly string[] } {
  const cookie = cookies[toCookieName('device', config)] ?? '';
  if (/^[\w-]{22}(\.[\w-]{43})+$/.test(cookie)) {
    const [device = '', ...seals] = cookie.split('.');
    return { device, seals: seals.slice(0, maxSeals) };
  }
  return { device: randomBytes(16).toString('base64url'), seals: [] };
}

function isSame(seal: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(seal), Buffer.from(other));
}

/** With another password or account the seal is another one: who once had the password has no attempts left apart. */
function toSeal(keys: KeyStore, device: string, { id, passwordHash }: SealedAccount): string {
  return createHmac('sha256', keys.ring().secret('device-seal'))
    .update(`${device}\0${id}\0${passwordHash}`)
    .digest('base64url');
}
