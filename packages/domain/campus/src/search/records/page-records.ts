import type { CampusRecord, SitePage } from './campus-record.ts';

/** The pages of the site; their ids are `page-` and the page's path. */
export function pageRecords(pages: readonly SitePage[]): CampusRecord[] {
  return pages.map((page) => ({ id: `page-${page.path.slice(1)}`, kind: 'page', rank: 0.55, ...page }));
}
