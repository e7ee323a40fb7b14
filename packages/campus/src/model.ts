/**
 * The campus as the domain sees it. Coordinates are metres in one frame for the whole campus:
 * x grows eastwards, y grows northwards. Words follow IMDF (level, unit, opening, amenity).
 */

import type { Levels } from './level.ts';
import type { PlaceKind } from './place-kinds.ts';

declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]?: Name };

/** Readable and stable: `room-205`, `central-library`, `main-gate-1`, `lift-west-2`. */
export type PlaceId = Branded<string, 'PlaceId'>;
/** As on the door: `205`, `230A`. */
export type RoomNumber = Branded<string, 'RoomNumber'>;
/** Readable and stable: `cse-asha-verma`. */
export type PersonId = Branded<string, 'PersonId'>;

/** Short and stable, part of the addresses of its pages: `cse`. */
export type DepartmentCode = Branded<string, 'DepartmentCode'>;

/** Part of a building, as people call it: `west`. */
export type Wing = string;

export interface Department {
  readonly code: DepartmentCode;
  /** The unit that it belongs to. */
  readonly parent?: DepartmentCode;
  /** Label of the directory card, for instance `CSE (AI & ML)`. */
  readonly label: string;
  /** Name in full: `Artificial Intelligence and Machine Learning`. */
  readonly name: string;
  /** Name of the programme on the campus map's card. */
  readonly programme?: string;
  /** What stands before the programme's name: `B. Tech`. */
  readonly award?: string;
  /** Position among the campus map's cards, from 1; after the others unless given. */
  readonly programmeOrder?: number;
  readonly headId?: PersonId;
  /** Head of department's name as shown on the card. */
  readonly headName?: string;
  /** Of the head's office, an index into the college's levels. */
  readonly level?: number;
  /** Id of the screen that shows its rooms; a department without rooms has none. */
  readonly screen?: string;
  readonly aliases: readonly string[];
}

export interface StaffMember {
  readonly id: PersonId;
  readonly department: DepartmentCode;
  readonly group: 'teaching' | 'non-teaching';
  readonly name: string;
  readonly designation: string;
  /** As written by the office: one or several room numbers, an employee ID, a staff code. */
  readonly room: string;
  /** Telephone number, empty, or `Not Provided`. */
  readonly contact: string;
  readonly email: string;
  /** `photos/asha-verma.webp` of the data folder, an https address, or empty for a drawn portrait. */
  readonly photo: string;
}

export type RoomKind = 'classroom' | 'lab' | 'faculty' | 'department' | 'waiting' | 'other';

export interface Room {
  /** Unique in the college: `205`; `B-205` where buildings number alike; of a room without a number its id. */
  readonly number: RoomNumber;
  /** What is on the door, where that is not `number`; empty where the door has no number. */
  readonly sign?: string;
  /** Index into the college's levels. */
  readonly level: number;
  readonly wing?: Wing;
  readonly kind: RoomKind;
  readonly department?: DepartmentCode;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Spec 9: the lookup behind the Search button. `rooms` and `ranges` keep the order of the data. */
export interface LookupTables {
  readonly rooms: readonly {
    readonly room: RoomNumber;
    readonly level: number;
    readonly venue: string;
    /** Explains a name that misleads, such as one that counts floors differently. */
    readonly note?: string | undefined;
  }[];
  readonly ranges: readonly {
    readonly from: number;
    readonly to: number;
    readonly level: number;
    readonly departments: readonly DepartmentCode[];
    /** What the answer calls them: `EEE and Civil`. */
    readonly label: string;
  }[];
  readonly venues: readonly { readonly name: string; readonly room: RoomNumber; readonly level: number }[];
  /** What doors of several buildings say: the search asks which one is meant. None in data of before. */
  readonly shared?: readonly string[];
}

/** What people ask for that the map does not show, with an honest answer each; the desk can tell more. */
export interface Help {
  /** Where people can ask; none where the college names none. */
  readonly desk?: PlaceId;
  readonly topics: readonly {
    readonly id: string;
    readonly name: string;
    readonly aliases: readonly string[];
    readonly answer: string;
  }[];
}

/** Anything that a route can start or end at. `nodes` are its doors in the walking graph; any of them will do. */
export interface Place {
  readonly id: PlaceId;
  readonly kind: PlaceKind;
  /** Where it says for whom the place is, its category in the terms of IMDF: `restroom.female`. */
  readonly category?: string;
  /** What a sign would say: `Room 205`, `Central Library`. */
  readonly name: string;
  /** Room number, where there is one. */
  readonly code?: RoomNumber;
  /** Index into the college's levels; 0 is outdoors. */
  readonly level: number;
  readonly wing?: Wing;
  readonly aliases: readonly string[];
  /** Name of its pictogram, `library`; that of its kind unless given. */
  readonly pictogram?: string;
  /** Named on the campus map. */
  readonly onCampusMap?: true;
  /** Where its label stands, in metres. */
  readonly x: number;
  readonly y: number;
  /** Indices of nodes of the walking graph. */
  readonly nodes: readonly number[];
}

export type WayKind = 'corridor' | 'lobby' | 'door' | 'stairs' | 'lift' | 'ramp' | 'path';

export interface GraphNode {
  readonly x: number;
  readonly y: number;
  /** Index into the college's levels; 0 is outdoors. */
  readonly level: number;
}

export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  /** Metres walked; for lifts the metres climbed. A lift has one edge for each pair of its floors: one edge, one ride. */
  readonly length: number;
  readonly kind: WayKind;
  readonly wheelchair: boolean;
  readonly oneWay: boolean;
  /** Of a flight on one level: how many steps lead up from `from` to `to`. */
  readonly steps?: number;
  /** Of a path outdoors, as people call it: `west walk`. */
  readonly name?: string;
}

export interface WalkingGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** What routes and their words need of a college. */
export interface Campus {
  readonly graph: WalkingGraph;
  readonly places: readonly Place[];
  readonly levels: Levels;
}
