import { paths } from '@campusway/contract';

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
  if (!requested?.startsWith('/') || !URL.canParse(requested, location.origin)) return paths.campusMap();
  const { origin, pathname, search, hash } = new URL(requested, location.origin);
  // The path of `/.//host` is `//host`, which the router would take for another site.
  const isOwn = origin === location.origin && !pathname.startsWith('//');
  return isOwn ? pathname + search + hash : paths.campusMap();
}
