/** Stored state of a device's refresh token. */
export interface RotationState {
  /** Number of rotations: 0 for the token issued at login. */
  readonly generation: number;
  readonly tokenHash: string;
  readonly previousHash: string | undefined;
  readonly rotatedAt: number;
}

export interface PresentedToken {
  readonly generation: number;
  readonly tokenHash: string;
  /** Hash of the next token, which is derived from this one. */
  readonly successorHash: string;
}

/**
 * - `rotate`: the current token; its successor replaces it.
 * - `repeat`: the previous token within the grace window, from a second tab or after a lost response. Returns the same
 *   successor and changes nothing, so a repetition does not extend the window.
 * - `reused`: a token that was exchanged before. One of its two holders is not the owner, so the session ends.
 */
export type RotationDecision = 'rotate' | 'repeat' | 'reused';

/** The caller has checked the seal: a wrong hash means an old token, not a guess. */
export function decideRotation(
  state: RotationState,
  presented: PresentedToken,
  { now, graceMs }: { readonly now: number; readonly graceMs: number },
): RotationDecision {
  if (presented.generation === state.generation && presented.tokenHash === state.tokenHash) return 'rotate';
  const isPredecessor =
    presented.generation === state.generation - 1 &&
    presented.tokenHash === state.previousHash &&
    presented.successorHash === state.tokenHash;
  const { graceSince, graceUntil } = toGrace({ now, graceMs });
  const isInGrace = state.rotatedAt >= graceSince && state.rotatedAt <= graceUntil;
  return isPredecessor && isInGrace ? 'repeat' : 'reused';
}

/**
 * Rotations of this period are in the grace window. The clock of the instance that rotated may be ahead by up to 5 s. More
 * than that counts as expired: the clock was set back, and the window would last until it is there again.
 */
export function toGrace({ now, graceMs }: { readonly now: number; readonly graceMs: number }) {
  return { graceSince: now - graceMs, graceUntil: now + 5000 };
}
