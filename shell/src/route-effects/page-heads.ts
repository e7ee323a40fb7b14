import type { RegisteredModule, RemoteRoute } from '@campusway/contract';
import { college, matchPath } from '@campusway/platform';
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
