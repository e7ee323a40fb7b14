/** What the database keeps of the refresh token of one device. */
export interface RotationState {
  /** Counts the rotations: 0 is the token given at login. */
  readonly generation: number;
  readonly tokenHash: string;
  readonly previousHash: string | undefined;
  readonly rotatedAt: number;
}

export interface PresentedToken {
  readonly generation: number;
  readonly tokenHash: string;
  /** Of the token that follows this one. There is only one: it is computed from the token itself. */
  readonly successorHash: string;
}

/**
 * - `rotate`: the current token; its successor takes over.
 * - `repeat`: the token before, again, within the grace window: two tabs, or an answer that was lost. The same successor
 *   is given once more and nothing changes, so that no repetition prolongs the window.
 * - `reused`: a token that somebody had exchanged before. One of the two is not the owner: the device is signed out.
 */
export type RotationDecision = 'rotate' | 'repeat' | 'reused';

/** The caller has checked that this service made the token: a wrong hash is a token of the past, not a guess. */
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
  return isPredecessor && now - state.rotatedAt <= graceMs ? 'repeat' : 'reused';
}
