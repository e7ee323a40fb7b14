import type { RegisteredModule, RemoteRoute } from '@campusway/contract';
import { loadParts, matchPath } from '@campusway/platform';
import { useEffect } from 'react';
import { useSite } from './site-context.ts';

/** A pointer that only passes over a link asks for nothing. */
const restMs = 65;

/** A page's files are asked for when the pointer or the focus rests on a link to it: the click finds them there. */
export function useWarmLinks(): void {
  const { modules, loader } = useSite();
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    function noticeLink({ target }: Event): void {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin) return;
      const page = findPage(link.pathname, modules);
      if (!page) return;
      const { module, route } = page;
      resting = setTimeout(() => {
        loader.warm(module, route.page);
        // A page that needs a part which fails says so when it is opened.
        loadParts(route.college ?? []).catch(() => undefined);
      }, restMs);
    }
    addEventListener('pointerover', noticeLink);
    addEventListener('focusin', noticeLink);
    return () => {
      clearTimeout(resting);
      removeEventListener('pointerover', noticeLink);
      removeEventListener('focusin', noticeLink);
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
