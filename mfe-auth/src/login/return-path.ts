import { paths } from '@campusway/contract';

/** Where a login leads: back to the page that asked for it, the campus map otherwise. Never to another site. */
export function toReturnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, location.origin)) return paths.campusMap();
  const { origin, pathname, search, hash } = new URL(asked, location.origin);
  return origin === location.origin ? pathname + search + hash : paths.campusMap();
}
