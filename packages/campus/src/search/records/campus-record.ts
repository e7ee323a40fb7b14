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
import type { SearchRecord } from '../search-record.ts';

/** A page of the site as the search knows it. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** The quiet line beside the title: `all departments and their staff`. */
  readonly where: string;
  readonly aliases: readonly string[];
}

/** A search record with what a page needs to link to it. */
export interface CampusRecord extends SearchRecord {
  /** Where directions to it lead; of a person, the first office. */
  readonly place?: PlaceId;
  /** Number of the door that leads to it, where that is no name of it: a person's office, a building's entrance. */
  readonly door?: RoomNumber;
  /** Of a toilet, in the terms of IMDF: `restroom.female`. */
  readonly category?: string;
  readonly person?: PersonId;
  /** Of a person, room, department or range, the one that its page belongs to. */
  readonly department?: DepartmentCode;
  /** Index into the college's levels; absent outdoors and for pages. */
  readonly level?: number;
  /** Address of a page of the site. */
  readonly path?: string;
}

/** What of a college can be searched; each has the name of the college's part. */
export interface CampusContent {
  readonly levels: Levels;
  readonly departments: readonly Department[];
  readonly rooms: readonly Room[];
  readonly people: readonly StaffMember[];
  readonly places: readonly Place[];
  readonly lookup: Pick<LookupTables, 'ranges'>;
}

/** What the site's own search knows besides. */
export interface SiteContent {
  readonly help?: Help;
  readonly pages?: readonly SitePage[];
}
