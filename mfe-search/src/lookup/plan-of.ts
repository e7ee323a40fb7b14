import type { DepartmentCode, PlaceId, Screen } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college, derive } from '@campusway/platform';

const placesByScreen = (screens: readonly Screen[]) =>
  new Map(screens.map(({ id, places }) => [id, new Set(places)]));

/**
 * The navigation screen on which a place can be chosen, with the place as destination: the department's own where it
 * has the place (rooms 334 and 336 lie in the other wing), else any department's, else the campus.
 */
export function findPlanOf(to: PlaceId, department?: DepartmentCode): string | undefined {
  const placesOf = derive(college.screens, placesByScreen);
  const code = [department, ...college.departments.map((one) => one.code)].find((own) =>
    placesOf.get(`${own}-nav`)?.has(to),
  );
  if (code) return paths.departmentNav(code, { to });
  return placesOf.get('campus-nav')?.has(to) ? paths.campusNav({ to }) : undefined;
}
