import type { Levels } from '../../level.ts';
import type {
  Department,
  DepartmentCode,
  Help,
  LookupTables,
  PersonId,
  Place,
  PlaceId,
  Room,
  RoomNumber,
  StaffMember,
} from '../../model.ts';
import type { Facet, SearchRecord } from '../search-record.ts';

/** A page of the site as a search record. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** The secondary line of the result: `all departments and their staff`. */
  readonly where: string;
  readonly aliases: readonly string[];
}

/** A search record with data for links to it. */
export interface CampusRecord extends SearchRecord {
  /** Destination of directions to it; a person's first office. */
  readonly place?: PlaceId;
  /** Room number of the door to it, where it is not its own code: a person's office, a building's entrance. */
  readonly door?: RoomNumber;
  /** All room numbers of a person with several. */
  readonly doors?: readonly RoomNumber[];
  /** IMDF category of a toilet: `restroom.female`. */
  readonly category?: string;
  readonly person?: PersonId;
  /** The department whose page shows a person, room, department or range. */
  readonly department?: DepartmentCode;
  /** Index into the college's levels; absent outdoors and for pages. */
  readonly level?: number;
  /** Path of a page of the site. */
  readonly path?: string;
}

/** The searchable parts of a college, by part name. */
export interface CampusContent {
  readonly levels: Levels;
  readonly departments: readonly Department[];
  readonly rooms: readonly Room[];
  readonly people: readonly StaffMember[];
  readonly places: readonly Place[];
  readonly lookup: Pick<LookupTables, 'ranges'>;
}

/** Further content of the site's search. */
export interface SiteContent {
  readonly help?: Help;
  readonly pages?: readonly SitePage[];
}

/** Facets that records of several kinds share. */
export interface SharedFacets {
  readonly departments: ReadonlyMap<DepartmentCode, Facet>;
  /** By index of the level. */
  readonly levels: ReadonlyMap<number, Facet>;
  /** Of wings and of campuses, by name: `east wing`, `Lake Campus`. */
  readonly areas: ReadonlyMap<string, Facet>;
}

/** The pages of the site; their ids are `page-` and the page's path. */
export function pageRecords(pages: readonly SitePage[]): CampusRecord[] {
  return pages.map((page) => ({ id: `page-${page.path.slice(1)}`, kind: 'page', rank: 0.55, ...page }));
}
