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

/** Who is signed in. `unknown` until the first answer of the auth service; pages work the same in all three. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly account: Account };
