import { paths, toOwnPath } from '@campusway/contract';

/** History state of the login page: passed from the page of a new account or password, not in the URL. */
export interface LoginState {
  /** Username with which the form starts. */
  readonly username: string;
  readonly hasNewPassword?: boolean;
}

/** Undefined for the history state of another page or version. */
export function parseLoginState(state: unknown): LoginState | undefined {
  const { username, hasNewPassword } = (state ?? {}) as { username?: unknown; hasNewPassword?: unknown };
  return typeof username === 'string'
    ? { username, ...(hasNewPassword === true && { hasNewPassword }) }
    : undefined;
}

/** Target of a login: the requested path of this site, otherwise the campus map. */
export function toReturnPath(requested: string | null): string {
  return toOwnPath(requested ?? '') ?? paths.campusMap();
}
