import { readRoutes } from '@campusway/artefact/build';
import { type CampusRecord, toSearchRecords } from '@campusway/campus/search';
import { expandRoutes } from '@campusway/contract';
import { openCollege } from '@campusway/publishing/college';
import { listModules } from '@campusway/toolkit';

/** All search records of a college. */
export async function recordsOf(folder: string): Promise<readonly CampusRecord[]> {
  const { parts, subjects } = openCollege(folder);
  const described = await Promise.all(listModules().map(readRoutes));
  const routes = described.flatMap((module) => expandRoutes(module.routes, subjects));
  const pages = routes.flatMap(({ path, search }) => (search ? { ...search, path } : []));
  return toSearchRecords(parts, { help: parts.help, pages });
}
