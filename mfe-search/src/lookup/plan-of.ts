import { type DepartmentCode, departmentCodes, type PlaceId } from '@campusway/campus';
import { views } from '@campusway/campus-data/views';
import { paths } from '@campusway/contract';

const placesOf = new Map(views.map(({ id, places }) => [id, new Set(places)]));

/**
 * The navigation screen on which a place can be chosen, with the place as destination: the department's own where it
 * has the place (rooms 334 and 336 lie in the other wing), else any department's, else the campus.
 */
export function findPlanOf(to: PlaceId, department?: DepartmentCode): string | undefined {
  const code = [department, ...departmentCodes].find((own) => placesOf.get(`${own}-nav`)?.has(to));
  if (code) return paths.departmentNav(code, { to });
  return placesOf.get('campus-nav')?.has(to) ? paths.campusNav({ to }) : undefined;
}
