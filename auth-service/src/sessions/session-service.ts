import type { FastifyBaseLogger } from 'fastify';
import { maxSkewMs } from '../policies/attempt-policy.ts';
import { toGrace } from '../policies/rotation.ts';
import type { Services } from '../services.ts';
import type { Instant, Opening } from '../storage/operations/sessions.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import {
  createRefreshToken,
  formatRefreshToken,
  parseRefreshToken,
  toPresented,
  toSuccessor,
  toTokenHash,
} from './refresh-token.ts';

/** A signed-in device and its refresh token. */
export interface SignedIn {
  readonly account: StoredAccount;
  readonly sessionId: string;
  readonly refreshToken: string;
  /** End of the absolute lifetime. */
  readonly expiresAt: number;
}

interface Device {
  readonly account: StoredAccount;
  readonly attemptKeys: readonly string[];
  readonly agent: string | undefined;
}

/** A session that `store` stores. Undefined when the account was disabled, deleted or given another password meanwhile. */
export async function openSession(
  { storage, config, keys, clock }: Services,
  { account, attemptKeys, agent }: Device,
  store: (opening: Opening) => Promise<boolean> = storage.openSession,
): Promise<SignedIn | undefined> {
  const now = clock();
  const token = createRefreshToken();
  const expiresAt = now + config.sessions.absoluteSeconds * 1000;
  const isOpen = await store({
    session: {
      id: token.sessionId,
      accountId: account.id,
      generation: token.generation,
      tokenHash: toTokenHash(token),
      previousHash: undefined,
      rotatedAt: now,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      agent: toAgent(agent),
    },
    passwordHash: account.passwordHash,
    attemptKeys,
    keep: config.sessions.perAccount,
  });
  if (!isOpen) return undefined;
  return {
    account,
    sessionId: token.sessionId,
    refreshToken: formatRefreshToken(token, keys.ring()),
    expiresAt,
  };
}

/** Undefined for an invalid, reused or expired token. */
export async function refreshSession(
  services: Services,
  { text, log }: { text: string; log: FastifyBaseLogger },
): Promise<SignedIn | undefined> {
  const { storage, config, keys, journal } = services;
  const ring = keys.ring();
  const token = parseRefreshToken(text, ring);
  if (!token) {
    journal.record(log, 'session.refresh-refused', { reason: 'unknown' });
    return undefined;
  }
  const successor = toSuccessor(token, ring);
  const session = token.sessionId;
  const rotation = await storage.rotateSession({
    id: session,
    presented: toPresented(token, successor),
    graceMs: config.sessions.graceSeconds * 1000,
    ...toInstant(services),
  });
  if (rotation.outcome === 'ended') {
    journal.record(log, 'session.refresh-refused', { session, reason: 'ended' });
    return undefined;
  }
  if (rotation.outcome === 'reused') {
    journal.record(log, 'session.reuse-detected', { session, account: rotation.accountId });
    return undefined;
  }
  const account = await storage.findAccount({ id: rotation.accountId });
  if (!account) return undefined;
  journal.record(log, 'session.refreshed', { session, account: account.id, reason: rotation.outcome });
  return {
    account,
    sessionId: session,
    refreshToken: formatRefreshToken(successor, ring),
    expiresAt: rotation.expiresAt,
  };
}

/** Whether a session has ended. Accepts any token of it, even a replaced one: its holder can only end that session. */
export async function endSessionOfToken(
  { storage, keys, journal }: Services,
  { text, log }: { text: string; log: FastifyBaseLogger },
): Promise<boolean> {
  const id = parseRefreshToken(text, keys.ring())?.sessionId;
  const account = id === undefined ? undefined : await storage.closeSession({ id });
  if (!id || !account) return false;
  journal.record(log, 'session.ended', { account, session: id });
  return true;
}

/** Account and session of a valid refresh token. */
export async function findAccountOfToken(
  services: Services,
  text: string,
): Promise<{ readonly account: StoredAccount; readonly sessionId: string } | undefined> {
  const { storage, config, keys } = services;
  const token = parseRefreshToken(text, keys.ring());
  if (!token) return undefined;
  const instant = toInstant(services);
  const grace = toGrace({ now: instant.now, graceMs: config.sessions.graceSeconds * 1000 });
  const { sessionId } = token;
  const presented = { id: sessionId, tokenHash: toTokenHash(token), ...grace, ...instant };
  const account = await storage.findAccountOfToken(presented);
  return account && { account, sessionId };
}

export function toInstant({ config, clock }: Pick<Services, 'config' | 'clock'>): Instant {
  const now = clock();
  return { now, idleSince: now - config.sessions.idleSeconds * 1000, future: now + maxSkewMs };
}

/** Printable ASCII, at most 200 characters, for the list of devices. */
function toAgent(agent = ''): string {
  return agent.replace(/[^\x20-\x7e]/g, '?').slice(0, 200);
}
