import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../keys/key-ring.ts';
import type { PresentedToken } from '../policies/rotation.ts';

/**
 * 68 bytes: session id (16), generation (4), secret (32), and a seal (16) that identifies the service's own tokens without
 * a database query. Opaque to clients.
 */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
  readonly secret: Buffer;
}

const sizes = { session: 16, generation: 4, secret: 32, seal: 16 } as const;
const sealedLength = sizes.session + sizes.generation + sizes.secret;

/** The first token of a new session. */
export function createRefreshToken(): RefreshToken {
  return {
    sessionId: randomBytes(sizes.session).toString('base64url'),
    generation: 0,
    secret: randomBytes(sizes.secret),
  };
}

/**
 * Derives the next token from this one, so two tabs with the same token get the same successor and no secret is stored.
 * Keys and database without the token do not suffice to derive it.
 */
export function toSuccessor(token: RefreshToken, ring: KeyRing): RefreshToken {
  const generation = token.generation + 1;
  const secret = createHmac('sha256', ring.secret('refresh-chain'))
    .update(toSealed({ ...token, generation }))
    .digest();
  return { sessionId: token.sessionId, generation, secret };
}

/** The stored hash of a token. */
export function toTokenHash({ secret }: RefreshToken): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function toPresented(token: RefreshToken, successor: RefreshToken): PresentedToken {
  return {
    generation: token.generation,
    tokenHash: toTokenHash(token),
    successorHash: toTokenHash(successor),
  };
}

export function formatRefreshToken(token: RefreshToken, ring: KeyRing): string {
  const sealed = toSealed(token);
  return Buffer.concat([sealed, toSeal(sealed, ring)]).toString('base64url');
}

/** Undefined unless this service created the token. */
export function parseRefreshToken(text: string, ring: KeyRing): RefreshToken | undefined {
  if (!/^[A-Za-z0-9_-]{91}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const sealed = bytes.subarray(0, sealedLength);
  if (!timingSafeEqual(bytes.subarray(sealedLength), toSeal(sealed, ring))) return undefined;
  return {
    sessionId: sealed.subarray(0, sizes.session).toString('base64url'),
    generation: sealed.readUInt32BE(sizes.session),
    secret: sealed.subarray(sizes.session + sizes.generation),
  };
}

function toSealed({ sessionId, generation, secret }: RefreshToken): Buffer {
  const counter = Buffer.alloc(sizes.generation);
  counter.writeUInt32BE(generation);
  return Buffer.concat([Buffer.from(sessionId, 'base64url'), counter, secret]);
}

function toSeal(sealed: Buffer, ring: KeyRing): Buffer {
  return createHmac('sha256', ring.secret('refresh-seal')).update(sealed).digest().subarray(0, sizes.seal);
}

/** 128 random bits, base64url. Other values are rejected without a database query. */
export const sessionIdPattern = '^[A-Za-z0-9_-]{22}$';

const shape = new RegExp(sessionIdPattern);

export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}
