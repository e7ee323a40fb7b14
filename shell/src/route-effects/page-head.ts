import type { RegisteredModule, RemoteRoute } from '@campusway/contract';
import { college, matchPath } from '@campusway/platform';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { RegistryStatus } from '../registry/use-site-state.ts';
import { routes as own } from '../routes.ts';

export type PageHead = Pick<RemoteRoute, 'title' | 'description' | 'layout'>;

/** Title, description and layout of the page at a path; undefined for an unknown path. */
export function findPageHead(pathname: string, modules: readonly RegisteredModule[]): PageHead | undefined {
  const heads = [...own.routes, ...modules.flatMap(({ routes }) => routes)];
  return heads.find(({ path }) => path !== '*' && matchPath(path, pathname));
}

export function documentTitle(head: PageHead | undefined): string {
  const { siteTitle } = college.facts;
  if (!head) return `Page not found · ${siteTitle}`;
  return head.title ? `${head.title} · ${siteTitle}` : siteTitle;
}

/** Sets document title and description for the route. Runs before the effects of the page, which may extend the title. */
export function usePageHead(head: PageHead | undefined, registry: RegistryStatus['kind']): void {
  useLayoutEffect(() => {
    if (!head && registry !== 'ready') return;
    document.title = documentTitle(head);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head?.description ?? '');
  }, [head, registry]);
}

/** Names the main part of the page like the document, also after a page has extended the title. */
export function useNameOfMain(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const name = () => main.current?.setAttribute('aria-label', document.title);
    const titles = new MutationObserver(name);
    titles.observe(document.head, { subtree: true, childList: true });
    name();
    return () => titles.disconnect();
  }, [main]);
}
