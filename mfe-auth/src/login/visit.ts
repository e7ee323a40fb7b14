/** What one page of this remote hands to another through the history: never in the address. */
export interface LoginVisit {
  /** Just registered: the form starts with it. */
  readonly username: string;
}

/** History state may hold anything, from another page or another version of this one. */
export function parseLoginVisit(state: unknown): LoginVisit | undefined {
  const { username } = (state ?? {}) as { username?: unknown };
  return typeof username === 'string' ? { username } : undefined;
}
