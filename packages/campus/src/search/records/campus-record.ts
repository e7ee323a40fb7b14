import type {
  Department,
  DepartmentCode,
  LookupTables,
  PersonId,
  Place,
  PlaceId,
  Room,
  StaffMember,
} from '../../model.ts';
import type { SearchRecord } from '../search-record.ts';

/** A search record with what a page needs to link to it. */
export interface CampusRecord extends SearchRecord {
  /** Where directions to it lead; of a person, the first office. */
  readonly place?: PlaceId;
  readonly person?: PersonId;
  /** Of a person, room, department or range, the one that its page belongs to. */
  readonly department?: DepartmentCode;
  /** 1 to 4; absent outdoors and for pages. */
  readonly floor?: number;
}

/** The whole content that can be searched. */
export interface CampusContent {
  readonly departments: readonly Department[];
  readonly rooms: readonly Room[];
  readonly staff: readonly StaffMember[];
  readonly places: readonly Place[];
  readonly ranges: LookupTables['ranges'];
}
