/** Self-declared at registration; never a basis for permissions. */
export const roles = ['student', 'faculty', 'parent'] as const;
export type Role = (typeof roles)[number];

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * Session of the site. `unknown` until the auth service has answered, `unreachable` when it did not answer. Pages work
 * in all three states.
 */
export type Session =
  | { readonly status: 'unknown'; readonly unreachable?: boolean }
  | { readonly status: 'signed-out'; readonly why?: SignOutReason }
  | { readonly status: 'signed-in'; readonly account: Account };

/**
 * Why a session is over: `left` by signing out, `left-untold` while the service could not be reached with the sign-out,
 * `deleted` with the account, `ended` by the service (expired, or ended from another device).
 */
export type SignOutReason = 'left' | 'left-untold' | 'deleted' | 'ended';
