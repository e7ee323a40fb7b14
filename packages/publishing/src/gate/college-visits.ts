import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandRoutes, type RemoteRoute } from '@campusway/contract';
import type { SiteContent } from '../release/compose-release.ts';
import { type ModuleRecord, moduleUrl } from '../site/module-record.ts';
import type { Visit } from './gate-visits.ts';

/** Entries of one part, as far as the choice of pages goes. */
interface Entry {
  readonly department?: string;
}

interface CollegeChange {
  readonly site: string;
  readonly content: SiteContent;
  /** The college that is live; undefined for the first one. */
  readonly before: ModuleRecord | undefined;
}

/**
 * The pages that show what changed between two colleges: those of each changed plan, those of the departments whose
 * people or rooms changed, and for any other part one address of each page that reads it.
 */
export function collegeVisits({ site, content, before }: CollegeChange): Visit[] {
  const { remotes, college } = content;
  if (!college?.college) return [];
  const { parts, subjects } = college.college;
  const changed = Object.keys(parts).filter((name) => parts[name] !== before?.college?.parts[name]);
  const departments = new Set(
    changed.flatMap((name) =>
      changedDepartments(readPart(site, before, name), readPart(site, college, name)),
    ),
  );
  const visits = remotes.flatMap(({ routes }) => {
    const expanded = expandRoutes(routes, subjects);
    const reading = (part: string) => expanded.filter((route) => route.college?.includes(part));
    const chosen = changed.flatMap((part) => {
      const readers = reading(part);
      if (part.startsWith('plan/')) return readers;
      const own = readers.filter(({ params }) => departments.has(params?.department ?? ''));
      return own.length > 0 ? own : onePerPage(readers);
    });
    return [...new Set(chosen)].map(
      ({ path }): Visit => ({ module: college.name, path: path.replaceAll(':', '') }),
    );
  });
  return visits;
}

function onePerPage(routes: readonly RemoteRoute[]): RemoteRoute[] {
  return routes.filter(({ page }, index) => routes.findIndex((other) => other.page === page) === index);
}

/** Departments of the entries that only one of the two lists has. */
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
