import { randomBytes, randomUUID } from 'node:crypto';
import type { StoredSession } from '../../src/storage/operations/sessions.ts';
import type { StoredAccount } from '../../src/storage/operations/stored-account.ts';

export const noon = Date.UTC(2026, 0, 1, 12);

export function createAccount(changes: Partial<StoredAccount> = {}): StoredAccount {
  const username = changes.username ?? `person-${randomBytes(6).toString('hex')}`;
  return {
    id: randomUUID(),
    username,
    usernameKey: username.toLowerCase(),
    role: 'student',
    passwordHash: `$argon2id$${randomBytes(8).toString('hex')}`,
    createdAt: noon,
    disabledAt: undefined,
    ...changes,
  };
}

export function createSession(accountId: string, changes: Partial<StoredSession> = {}): StoredSession {
  return {
    id: randomBytes(16).toString('base64url'),
    accountId,
    generation: 0,
    tokenHash: 'hash 0',
    previousHash: undefined,
    rotatedAt: noon,
    createdAt: noon,
    lastUsedAt: noon,
    expiresAt: noon + 1_000_000,
    agent: 'test',
    ...changes,
  };
}

/** Upper median; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
