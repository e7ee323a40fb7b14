import type { MenuEntry, RemoteRoute } from './remote.ts';

type Linked = MenuEntry & Pick<RemoteRoute, 'path'>;

/** Entries of the header menu, in order. */
export function listMenu(routes: readonly RemoteRoute[]): Linked[] {
  const entries = routes.flatMap(({ path, menu }) => (menu ? { ...menu, path } : []));
  return entries.sort((a, b) => a.order - b.order);
}

/** Routes among the shortcuts of the installed site, in order. */
export function listShortcuts(routes: readonly RemoteRoute[]): RemoteRoute[] {
  const place = ({ shortcut = 0 }: RemoteRoute) => shortcut;
  return routes.filter(({ shortcut }) => shortcut !== undefined).sort((a, b) => place(a) - place(b));
}
