import type { MenuEntry, RemoteRoute } from './remote.ts';

type Linked = MenuEntry & Pick<RemoteRoute, 'path'>;

/** Entries of the header's menu in their order. */
export function listMenu(routes: readonly RemoteRoute[]): Linked[] {
  const entries = routes.flatMap(({ path, menu }) => (menu ? { ...menu, path } : []));
  return entries.sort((a, b) => a.order - b.order);
}

/** Routes of the installed site's shortcuts in their order. */
export function listShortcuts(routes: readonly RemoteRoute[]): RemoteRoute[] {
  const place = ({ shortcut = 0 }: RemoteRoute) => shortcut;
  return routes.filter(({ shortcut }) => shortcut !== undefined).sort((a, b) => place(a) - place(b));
}
