import { getLevel, type PlaceId } from '@campusway/campus';
import type { CampusRecord } from '@campusway/campus/search';
import { paths, placePaths } from '@campusway/contract';
import { planOfDepartment, toDestinationLinks } from './destination-links.ts';
import type { SearchSite } from './search-site.ts';

/** Target of a record: the page of the place, the person on the department's page, or the page itself. */
export function toHref(record: CampusRecord, site: SearchSite): string {
  const { kind, code, department, level, path, person, place } = record;
  switch (kind) {
    case 'page':
      return path ?? paths.home();
    case 'department':
      return department ? paths.department(department) : paths.departments();
    case 'person':
      return department && person ? paths.department(department, { person }) : paths.departments();
    case 'range':
      return (department && planOfDepartment(department, site)) ?? toFloor(level, site);
    case 'floor':
      return toFloor(level, site);
    case 'room':
    case 'lab':
    case 'venue':
      // A venue may also be a place of the campus map; its door takes precedence.
      if (code) return toDestinationLinks(code, site).map;
      return toPlacePage(place, site);
    case 'amenity':
    case 'place':
    case 'help':
      return toPlacePage(place, site);
    default:
      return kind satisfies never;
  }
}

function toFloor(level: number | undefined, { college }: SearchSite): string {
  const screen = level === undefined ? undefined : getLevel(college.levels, level).screen;
  return screen ? paths.screen(screen) : paths.navigate();
}

/** Page of a place; directions for an unknown place. */
export function toPlacePage(id: PlaceId | undefined, { college }: SearchSite): string {
  const place = id === undefined ? undefined : college.findPlace(id);
  return place ? placePaths.pageOf(place) : paths.navigate({ to: id });
}
