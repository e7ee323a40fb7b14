import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandRoutes, paths, type RemoteRoute } from '@campusway/contract';
import { collegeName, type ModuleRecord, moduleUrl } from '../build-record/module-record.ts';
import { partsRead } from '../pages/site-records.ts';
import type { SiteContent } from '../release/compose-release.ts';
import { onePerPage, toAddress, type Visit } from './gate-visits.ts';

/** Entry of a part, with the one field that selects pages. */
interface Entry {
  readonly department?: string;
}

interface CollegeChange {
  readonly site: string;
  readonly content: SiteContent;
  /** The live college; undefined before the first deployment. */
  readonly before: ModuleRecord | undefined;
}

/**
 * Pages that show the differences between two colleges: all pages of each changed plan; the pages of departments whose
 * people or rooms changed; for any other changed part, one address of each page that reads it. When pictures or the
 * college's facts changed, one address of each page that reads any part, and the About page. Removed addresses must be
 * answered 404. Closures alone open no page: the check has read them, and they have to be live at once.
 */
export function collegeVisits({ site, content, before }: CollegeChange): Visit[] {
  const { remotes, college } = content;
  if (!college?.college) return [];
  const { parts, facts, files } = college.college;
  const changed = Object.keys(parts).filter(
    (name) => name !== 'closures' && parts[name] !== before?.college?.parts[name],
  );
  const departments = new Set(
    changed.flatMap((name) =>
      changedDepartments(readPart(site, before, name), readPart(site, college, name)),
    ),
  );
  const routes = routesOf(content, college);
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
  return [
    ...[...new Set([...chosen, ...shown])].map(({ path }) => toVisit(path)),
    ...(everywhere ? [toVisit(paths.about())] : []),
    ...onePerPage(removedPages({ site, content, before })).map(({ path }) => ({
      ...toVisit(path),
      status: 404,
    })),
  ];
}

/** Note with the addresses that a change of the college removes from the site. */
export function noteRemovedPages(change: CollegeChange): string[] {
  const removed = removedPages(change).map(({ path }) => path);
  return removed.length > 0 ? [`The site no longer has pages at ${removed.join(', ')}`] : [];
}

function removedPages({ content, before }: CollegeChange): RemoteRoute[] {
  const current = new Set(routesOf(content, content.college).map(({ path }) => path));
  return before ? routesOf(content, before).filter(({ path }) => !current.has(path)) : [];
}

function routesOf({ remotes }: SiteContent, college: ModuleRecord | undefined): RemoteRoute[] {
  return remotes.flatMap(({ routes }) => expandRoutes(routes, college?.college?.subjects));
}

function toVisit(path: string): Visit {
  return { module: collegeName, path: toAddress(path) };
}

/** Departments of entries that are in only one of the two lists. */
function changedDepartments(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const [old, now] = [before, after].map((list) => new Set(list.map((entry) => JSON.stringify(entry))));
  const differing = [...(old ?? []), ...(now ?? [])].filter((text) => !(old?.has(text) && now?.has(text)));
  return differing.flatMap((text) => (JSON.parse(text) as Entry).department ?? []);
}

function readPart(site: string, record: ModuleRecord | undefined, name: string): unknown {
  const path = record?.college?.parts[name];
  if (!record || !path) return undefined;
  return JSON.parse(readFileSync(join(site, moduleUrl(record), path), 'utf8'));
}
