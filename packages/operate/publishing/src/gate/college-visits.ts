import { type CollegeChange, changedPages, collegeName, onePerPage, removedPages } from '@campusway/pages';
import { partsIn } from '../college/erased-builds.ts';
import { toAddress, type Visit } from './gate-visits.ts';

/** Pages that show the differences between two colleges. Removed addresses must be answered 404. */
export function collegeVisits(site: string, change: CollegeChange): Visit[] {
  const toVisit = (path: string) => ({ module: collegeName, path: toAddress(path) });
  const removed = onePerPage(removedPages(change));
  return [
    ...changedPages(change, partsIn(site)).map(toVisit),
    ...removed.map(({ path }) => ({ ...toVisit(path), status: 404 })),
  ];
}

/** Note with the addresses that a change of the college removes from the site. */
export function noteRemovedPages(change: CollegeChange): string[] {
  const removed = removedPages(change).map(({ path }) => path);
  return removed.length > 0 ? [`The site no longer has pages at ${removed.join(', ')}`] : [];
}
