import type { RegisteredModule, RemoteRoute } from '@campusway/contract';
import { loadParts, matchPath } from '@campusway/platform';
import { useEffect } from 'react';
import { useSite } from './site-context.ts';

/** Ignores pointers that only pass over a link. */
const restMs = 65;

/** Preloads a page when the pointer or the focus rests on a link to it. */
export function useLinkPreload(): void {
  const { modules, loader } = useSite();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    function preloadTarget({ target }: Event): void {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin) return;
      const page = findPage(link.pathname, modules);
      if (!page) return;
      const { module, route } = page;
      resting = setTimeout(() => {
        loader.preload(module, route.page);
        loader.preload(module, `${route.page}-later`);
        // A failed preload is reported when the page is opened.
        loadParts(route.college ?? []).catch(() => undefined);
      }, restMs);
    }
    addEventListener('pointerover', preloadTarget);
    addEventListener('focusin', preloadTarget);
    return () => {
      clearTimeout(resting);
      removeEventListener('pointerover', preloadTarget);
      removeEventListener('focusin', preloadTarget);
    };
  }, [modules, loader]);
}

function findPage(
  pathname: string,
  modules: readonly RegisteredModule[],
): { readonly module: string; readonly route: RemoteRoute } | undefined {
  for (const { name, routes } of modules) {
    const route = routes.find(({ path }) => matchPath(path, pathname));
    if (route) return { module: name, route };
  }
  return undefined;
}
