import { paths, type RegisteredModule } from '@campusway/contract';
import { matchPath } from '@campusway/platform';

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

const product = 'CampusWay';

const shellHeads: readonly (PageHead & { readonly path: string })[] = [
  {
    path: paths.about(),
    title: 'About Us',
    description: 'What CampusWay is for, who makes it, and what is invented in its sample data.',
  },
];

/** Title and description of the page at a path, whichever module has it; undefined where no module has it. */
export function findPageHead(pathname: string, modules: readonly RegisteredModule[]): PageHead | undefined {
  const heads = [...shellHeads, ...modules.flatMap(({ routes }) => routes)];
  return heads.find(({ path }) => matchPath(path, pathname));
}

export function documentTitle(head: PageHead | undefined): string {
  if (!head) return `Page not found · ${product}`;
  return head.title ? `${head.title} · ${product}` : product;
}
