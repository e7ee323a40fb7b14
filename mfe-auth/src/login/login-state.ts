import { paths, toOwnPath } from '@campusway/contract';

/** History state of the login page: passed from the register page, not in the URL. */
export interface LoginState {
  /** Username of the new account, with which the form starts. */
  readonly username: string;
}

/** Undefined for the history state of another page or version. */
export function parseLoginState(state: unknown): LoginState | undefined {
  const { username } = (state ?? {}) as { username?: unknown };
  return typeof username === 'string' ? { username } : undefined;
}

/** Target of a login: the requested path of this site, otherwise the campus map. */
export function toReturnPath(requested: string | null): string {
  return toOwnPath(requested ?? '') ?? paths.campusMap();
}
