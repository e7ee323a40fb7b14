import type { RegisteredModule } from '@campusway/contract';
import { matchPath } from '@campusway/platform';
import { routes as own } from '../routes.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

const product = 'CampusWay';

/** Title and description of the page at a path, whichever module has it; undefined where no module has it. */
export function findPageHead(pathname: string, modules: readonly RegisteredModule[]): PageHead | undefined {
  const heads = [...own.routes, ...modules.flatMap(({ routes }) => routes)];
  return heads.find(({ path }) => path !== '*' && matchPath(path, pathname));
}

export function documentTitle(head: PageHead | undefined): string {
  if (!head) return `Page not found · ${product}`;
  return head.title ? `${head.title} · ${product}` : product;
}
