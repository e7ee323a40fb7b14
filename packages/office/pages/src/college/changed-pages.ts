import { paths, type RemoteRoute } from '@campusway/contract';
import type { ModuleRecord } from '../records/module-record.ts';
import { onePerPage, partsRead, routesOf, type SiteRecords } from '../routes/site-routes.ts';
import type { ReadPart } from './published-people.ts';

/** Entry of a part, with the one field that selects pages. */
interface Entry {
  readonly department?: string;
}

export interface CollegeChange {
  /** The site with the changed college. */
  readonly content: SiteRecords;
  /** The live college; undefined before the first deployment. */
  readonly before: ModuleRecord | undefined;
}

/**
 * Paths of pages that show the differences between two colleges: all pages of each changed plan; the pages of departments
 * whose people or rooms changed; for any other changed part, one address of each page that reads it. When pictures or the
 * college's facts changed, one address of each page that reads any part, and the About page. Closures alone change no page:
 * the check of the college has read them, and they have to be live at once.
 */
export function changedPages({ content, before }: CollegeChange, read: ReadPart): string[] {
  const { remotes, college } = content;
  if (!college?.college) return [];
  const { parts, facts, files } = college.college;
  const changed = Object.keys(parts).filter(
    (name) => name !== 'closures' && parts[name] !== before?.college?.parts[name],
  );
  const departments = new Set(
    changed.flatMap((name) => changedDepartments(before && read(before, name), read(college, name))),
  );
  const routes = routesOf(remotes, college);
  const reading = (part: string) => routes.filter((route) => partsRead(route, remotes).includes(part));
  const chosen = changed.flatMap((part) => {
    const readers = reading(part);
    if (part.startsWith('plan/')) return readers;
    const own = readers.filter(({ params }) => departments.has(params?.department ?? ''));
    return own.length > 0 ? own : onePerPage(readers);
  });
  const old = before?.college;
  const everywhere = JSON.stringify([facts, files]) !== JSON.stringify([old?.facts, old?.files]);
  const shown = everywhere ? onePerPage(routes.filter((route) => partsRead(route, remotes).length > 0)) : [];
  const found = new Set([...chosen, ...shown].map(({ path }) => path));
  return [...found, ...(everywhere ? [paths.about()] : [])];
}

/** Routes whose addresses only the earlier college has. */
export function removedPages({ content, before }: CollegeChange): RemoteRoute[] {
  const { remotes, college } = content;
  const current = new Set(routesOf(remotes, college).map(({ path }) => path));
  return before ? routesOf(remotes, before).filter(({ path }) => !current.has(path)) : [];
}

/** Departments of entries that are in only one of the two lists. */
function changedDepartments(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const [old, now] = [before, after].map((list) => new Set(list.map((entry) => JSON.stringify(entry))));
  const differing = [...(old ?? []), ...(now ?? [])].filter((text) => !(old?.has(text) && now?.has(text)));
  return differing.flatMap((text) => (JSON.parse(text) as Entry).department ?? []);
}
