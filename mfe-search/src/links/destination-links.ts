import type { DepartmentCode, PlaceId } from '@campusway/campus';
import { paths, placePaths } from '@campusway/contract';
import { type DestinationLinks, doorOf } from './room-links.ts';
import type { SearchSite } from './search-site.ts';

/** Links for a room number such as `215` or `230A`. */
export function toDestinationLinks(room: string, site: SearchSite): DestinationLinks {
  const { college } = site;
  const place = college.findPlace(doorOf(room));
  if (place)
    return {
      map: placePaths.pageOf(place),
      directions: directionsTo(place.id, site),
      start: startAt(place.id),
    };
  const number = Number.parseInt(room, 10);
  const range = college.lookup.ranges.find(({ from, to }) => from <= number && number <= to);
  const department = range?.departments[0];
  return {
    map: (department && planOfDepartment(department, site)) ?? paths.navigate(),
    directions: paths.navigate(),
  };
}

/** Path of the directions to a place, from the start of the visit if known. */
export function directionsTo(to: string, { readVisitStart }: SearchSite): string {
  return paths.navigate({ from: readVisitStart()?.id, to });
}

/** Path of the directions from a place. */
export function startAt(from: PlaceId): string {
  return paths.navigate({ from });
}

/** Path of the plan with a department's rooms, if it has any. */
export function planOfDepartment(code: DepartmentCode, { college }: SearchSite): string | undefined {
  const screen = college.departments.find((department) => department.code === code)?.screen;
  return screen && paths.screen(screen);
}
