import type { Registration } from './account-rules.ts';
import type { Account } from './session.ts';

/** Error of one field of a form. `field` is its name in the request body. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Why a call of the auth service failed. */
export type AuthFailure =
  | {
      /** The service refused; `message` is the reason to show. */
      readonly kind: 'refused';
      readonly status: number;
      /** The service's code of the reason, such as `name-taken`; empty without one. */
      readonly code: string;
      readonly message: string;
      readonly faults: readonly FieldError[];
      /** Seconds after which another attempt may succeed. */
      readonly retryAfter?: number | undefined;
    }
  /** No response; `slow` when the time limit of ten seconds has passed. */
  | { readonly kind: 'unreachable'; readonly slow: boolean }
  /** There is no session, or it has ended. */
  | { readonly kind: 'signed-out' };

/** Result of an action. Actions never throw. */
export type Outcome<Value = void> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: AuthFailure };

export type Credentials = Omit<Registration, 'role'>;

/** A browser or program that is signed in to the account. */
export interface Device {
  readonly id: string;
  /** Whether this is the device that sent the request. */
  readonly current: boolean;
  /** User-Agent header; may be empty. */
  readonly agent: string;
  /** All three times are ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
}

/** Actions of pages on account and session. The session is a cookie that no script can read. */
export interface SessionActions {
  /** Undefined when the response has no account. */
  register(registration: Registration): Promise<Outcome<Account | undefined>>;
  /** Undefined when the login succeeded but the response has no account: there is no session. */
  logIn(credentials: Credentials): Promise<Outcome<Account | undefined>>;
  /** Signs out at once, in every tab; the outcome is that of the request to the service. */
  logOut(): Promise<Outcome>;
  /** Requests the session again after the service was unreachable. */
  askAgain(): Promise<void>;
  /** Signs out all other devices, and replaces the session of this one. */
  changePassword(passwords: { readonly current: string; readonly next: string }): Promise<Outcome>;
  /**
   * Sets a new password with the operator's code, which works once, and ends every session of the account. Shells with a
   * contract before 1.9 do not have it.
   */
  resetPassword?(reset: Credentials & { readonly code: string }): Promise<Outcome>;
  deleteAccount(password: string): Promise<Outcome>;
  /** This device first, then by last use. */
  listDevices(): Promise<Outcome<readonly Device[]>>;
  endDevice(id: string): Promise<Outcome>;
  /** Signs out all devices except this one. */
  endOtherDevices(): Promise<Outcome>;
}
