import type { Registration } from './account-rules.ts';
import type { Account } from './session.ts';

/** Something wrong with one value of a form, as the service words it. `field` is the name in the request's body. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Why the auth service did not do what it was asked. */
export type AuthFailure =
  | {
      /** It answered no, and `message` says why, written for the person at the form. */
      readonly kind: 'refused';
      readonly status: number;
      /** The service's own name for the reason, `name-taken`; empty where it gives none. */
      readonly code: string;
      readonly message: string;
      readonly faults: readonly FieldFault[];
      /** Seconds after which another attempt may succeed. */
      readonly retryAfter?: number | undefined;
    }
  /** No answer: `slow` after ten seconds of waiting, otherwise at once. */
  | { readonly kind: 'unreachable'; readonly slow: boolean }
  /** Nobody is signed in, or no longer. */
  | { readonly kind: 'signed-out' };

/** An expected outcome is a value: none of the actions throws. */
export type Outcome<Value = void> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: AuthFailure };

export type Credentials = Omit<Registration, 'role'>;

/** A browser or program that is signed in to the account. */
export interface Device {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  /** What it said of itself: a User-Agent, or nothing. */
  readonly agent: string;
  /** ISO 8601, as the other two. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
}

/** What pages can do with accounts and sessions. The tokens stay with the shell. */
export interface SessionActions {
  /** The account, where the service describes it. */
  register(registration: Registration): Promise<Outcome<Account | undefined>>;
  /** Without an account the service gave no tokens: the login succeeded, and pages know of no session. */
  logIn(credentials: Credentials): Promise<Outcome<Account | undefined>>;
  /** Signs out here at once, in every tab; the outcome says whether the service knows. */
  logOut(): Promise<Outcome>;
  /** Asks the service once more who is signed in, after it could not be reached. */
  askAgain(): Promise<void>;
  /** Every other device is signed out by it. */
  changePassword(passwords: { readonly current: string; readonly next: string }): Promise<Outcome>;
  deleteAccount(password: string): Promise<Outcome>;
  /** This device first, then by latest use. */
  listDevices(): Promise<Outcome<readonly Device[]>>;
  endDevice(id: string): Promise<Outcome>;
  /** Every device but this one, whichever they are by then. */
  endOtherDevices(): Promise<Outcome>;
}
