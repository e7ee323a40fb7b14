/** What a person said of themselves at registration. Nothing may be granted on it. */
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
 * Who is signed in. `unknown` until the auth service has said whether this device still is, `unreachable` when it was
 * asked and did not answer; pages work the same in all three.
 */
export type Session =
  | { readonly status: 'unknown'; readonly unreachable?: boolean }
  | { readonly status: 'signed-out'; readonly why?: SignedOutBecause }
  | { readonly status: 'signed-in'; readonly account: Account };

/**
 * Why somebody who was signed in no longer is: `left` by their own wish, `left-untold` when the service could not be
 * told of it yet, `deleted` with the account, `ended` by the service (expired, or ended from another device).
 */
export type SignedOutBecause = 'left' | 'left-untold' | 'deleted' | 'ended';
