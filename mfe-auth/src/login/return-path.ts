import { paths } from '@campusway/contract';

/** Target of a login: the requested path of this site, otherwise the campus map. */
export function toReturnPath(requested: string | null): string {
  if (!requested?.startsWith('/') || !URL.canParse(requested, location.origin)) return paths.campusMap();
  const { origin, pathname, search, hash } = new URL(requested, location.origin);
  // The path of `/.//host` is `//host`, which the router would take for another site.
  const isOwn = origin === location.origin && !pathname.startsWith('//');
  return isOwn ? pathname + search + hash : paths.campusMap();
}
