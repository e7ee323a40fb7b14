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
  const own = college.departments.find(({ code }) => code === department);
  const screens = [own, ...college.departments].map((one) => one?.screen);
  const screen = [...screens, college.getCampusScreen().id].find((id) => id && placesOf.get(id)?.has(to));
  return screen && paths.screen(screen, { to });
}

/** The plan that shows a department's rooms, if it has any. */
export function planOfDepartment(code: DepartmentCode): string | undefined {
  const screen = college.departments.find((department) => department.code === code)?.screen;
  return screen && paths.screen(screen);
}
