/**
 * Domain model of a campus. Coordinates are metres in one coordinate system for the whole campus: x grows eastwards,
 * y northwards. Terms follow IMDF (level, unit, opening, amenity).
 */

import type { Levels } from './level.ts';
import type { PlaceKind } from './place-kinds.ts';
import { wordsIn } from './text.ts';

declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]?: Name };

/** Readable and stable: `room-205`, `central-library`, `main-gate-1`, `lift-west-2`. */
export type PlaceId = Branded<string, 'PlaceId'>;
/** As on the door: `205`, `230A`. */
export type RoomNumber = Branded<string, 'RoomNumber'>;
/** Readable and stable: `cse-asha-verma`. */
export type PersonId = Branded<string, 'PersonId'>;

/** Short and stable, part of its pages' URLs: `cse`. */
export type DepartmentCode = Branded<string, 'DepartmentCode'>;

/** Part of a building, as people call it: `west`. */
export type Wing = string;

export interface Department {
  readonly code: DepartmentCode;
  /** The department that it is part of. */
  readonly parent?: DepartmentCode;
  /** Label of the directory card, for instance `CSE (AI & ML)`. */
  readonly label: string;
  /** Name in full: `Artificial Intelligence and Machine Learning`. */
  readonly name: string;
  /** Name of the programme on the campus map's card. */
  readonly programme?: string;
  /** Prefix of the programme's name: `B. Tech`. */
  readonly award?: string;
  /** Position among the campus map's cards, from 1; last unless given. */
  readonly programmeOrder?: number;
  readonly headId?: PersonId;
  /** Head of department's name as shown on the card. */
  readonly headName?: string;
  /** Level of the head's office, an index into the college's levels. */
  readonly level?: number;
  /** Id of the screen that shows its rooms; missing without rooms. */
  readonly screen?: string;
  readonly aliases: readonly string[];
}

export interface StaffMember {
  readonly id: PersonId;
  readonly department: DepartmentCode;
  /** Id of the kind of staff: `teaching`, `non-teaching`, or one that the college lists. */
  readonly group: string;
  /** Where the name is withheld, the designation. */
  readonly name: string;
  readonly designation: string;
  /** Other spellings of the name, which the search finds. */
  readonly aliases?: readonly string[];
  /** As in the data file: room numbers, an employee ID or a staff code. */
  readonly room: string;
  /** Telephone number, empty, or `Not Provided`. */
  readonly contact: string;
  readonly email: string;
  /** `photos/asha-verma.webp` of the data folder, an https address, or empty for a drawn portrait. */
  readonly photo: string;
  /** No search finds this person. */
  readonly isUnlisted?: boolean;
}

export const roomKinds = ['classroom', 'lab', 'faculty', 'department', 'waiting', 'other'] as const;
export type RoomKind = (typeof roomKinds)[number];

export interface Room {
  /** Unique in the college: `205`; `B-205` where buildings share numbers; the id of a room without a number. */
  readonly number: RoomNumber;
  /** Text on the door where it differs from `number`; empty where the door has no number. */
  readonly sign?: string;
  /** Index into the college's levels. */
  readonly level: number;
  readonly wing?: Wing;
  readonly kind: RoomKind;
  readonly department?: DepartmentCode;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Tables of the Search button. `rooms` and `ranges` keep the order of the data. */
export interface LookupTables {
  readonly rooms: readonly {
    readonly room: RoomNumber;
    readonly level: number;
    readonly venue: string;
    /** The door has no number; `room` is an id. */
    readonly isUnnumbered?: true;
    /** Explains a misleading name, such as one that counts floors differently. */
    readonly note?: string | undefined;
  }[];
  readonly ranges: readonly {
    readonly from: number;
    readonly to: number;
    readonly level: number;
    readonly departments: readonly DepartmentCode[];
    /** Label in the answer: `EEE and Civil`. */
    readonly label: string;
  }[];
  readonly venues: readonly {
    readonly name: string;
    readonly room: RoomNumber;
    readonly level: number;
    readonly isUnnumbered?: true;
  }[];
  /** Numbers that occur in several buildings: the search lists all of them. Missing in older data. */
  readonly shared?: readonly string[];
  /** Rooms whose number has a letter, `230A`. Missing in older data. */
  readonly lettered?: readonly RoomNumber[];
  /** First and last of consecutive numbers of `ranges` that no room has. Missing in older data. */
  readonly gaps?: readonly (readonly [first: number, last: number])[];
  /** Consecutive room numbers of a building with a prefix, B7-100 to B7-199. Missing in older data. */
  readonly runs?: readonly {
    readonly prefix: string;
    readonly from: number;
    readonly to: number;
    readonly level: number;
  }[];
}

/** Topics that the map does not show, with an answer each, and the desk for further questions. */
export interface Help {
  /** Place of the help desk, if any. */
  readonly desk?: PlaceId;
  readonly topics: readonly {
    readonly id: string;
    readonly name: string;
    readonly aliases: readonly string[];
    readonly answer: string;
  }[];
}

/** Anything that a route can start or end at. `nodes` are its doors in the walking graph; a route may use any of them. */
export interface Place {
  readonly id: PlaceId;
  readonly kind: PlaceKind;
  /** IMDF category where it names the users of the place: `restroom.female`. */
  readonly category?: string;
  /** As on a sign: `Room 205`, `Central Library`. */
  readonly name: string;
  /** Name on its door where that of the campus map differs: `Admin Office`. Missing in older data. */
  readonly doorName?: string;
  /** Room number, if any. */
  readonly code?: RoomNumber;
  /** Id of the room that the place is, where its door has no number. */
  readonly room?: RoomNumber;
  /** Index into the college's levels; 0 is outdoors. */
  readonly level: number;
  readonly wing?: Wing;
  /** As people call it: `Lake Campus`; missing in a college with one campus. */
  readonly campus?: string | undefined;
  readonly aliases: readonly string[];
  /** Name of its pictogram, `library`; that of its kind unless given. */
  readonly pictogram?: string;
  /** Sign or name of a place beside it, for one of several with its name on its level and in its wing: `Reception`. */
  readonly near?: string;
  /** Explains a misleading name, such as one that counts floors differently. */
  readonly note?: string;
  /** Named on the campus map. */
  readonly onCampusMap?: true;
  /**
   * Where routes to an area end, metres, one for each of its nodes: the nearest point of its outline, or the node itself where
   * no straight line leads into it; without them in its middle.
   */
  readonly ends?: readonly (readonly [x: number, y: number])[];
  /** Position of its label, metres. */
  readonly x: number;
  readonly y: number;
  /** Indices of nodes of the walking graph. */
  readonly nodes: readonly number[];
}

/** Why a wheelchair does not get through an entrance: its note, such as `Three steps lead up to the door`. */
export function barrierOf(place: Pick<Place, 'kind' | 'note'> | undefined): string | undefined {
  return place?.kind === 'entrance' ? place.note : undefined;
}

/** In the order of their numbers in published graphs: new ones go to the end. */
export const wayKinds = wordsIn('corridor door stairs lift ramp path lobby');
export type WayKind = (typeof wayKinds)[number];

export interface GraphNode {
  readonly x: number;
  readonly y: number;
  /** Index into the college's levels; 0 is outdoors. */
  readonly level: number;
}

export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  /** Metres on foot; for lifts the height in metres. A lift has one edge for each pair of its floors, so that a ride is one edge. */
  readonly length: number;
  readonly kind: WayKind;
  readonly wheelchair: boolean;
  readonly oneWay: boolean;
  /** Flight on one level: number of steps up from `from` to `to`. */
  readonly steps?: number;
  /** Name of a path outdoors: `west walk`. */
  readonly name?: string;
  /** Leads through a passage, which has no leaf. Missing in older data. */
  readonly isPassage?: true;
  /** Line between the middle of an area and its entry, only in routes that start or end there. */
  readonly isOffWay?: true;
}

/** What routes may not use: nodes with all their edges, and edges in both directions. */
export interface Closure {
  readonly nodes?: readonly number[];
  readonly edges?: readonly number[];
  /** Closed for step-free routes only. */
  readonly stepFreeOnly?: boolean;
}

/** In force from the first instant until before the second, in milliseconds since 1970; each may be open. */
export interface TimedClosure extends Closure {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** A closure in words. */
export interface NamedClosure extends TimedClosure {
  /** Within a sentence: `the west lift`. */
  readonly name: string;
  readonly reason: string;
}

/** A closure as a college publishes it. */
export interface PublishedClosure extends NamedClosure {
  /** Where plans have its sign: index of a level, and metres. */
  readonly signs: readonly (readonly [level: number, x: number, y: number])[];
}

export interface WalkingGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** How one gets from one campus to another. */
export interface Transport {
  /** Names of the campuses. */
  readonly between: readonly [from: string, to: string];
  /** A sentence: `Bus 12 from the main gate, every 20 minutes, about 15 minutes.` */
  readonly text: string;
  /** Where it starts, on the first campus. */
  readonly from?: PlaceId | undefined;
  /** Where it ends, on the second campus. */
  readonly to?: PlaceId | undefined;
}

/** The parts of a college that routes and directions need. */
export interface Campus {
  readonly graph: WalkingGraph;
  readonly places: readonly Place[];
  readonly levels: Levels;
  /** Past, present and future ones; only the campus router applies them. */
  readonly closures?: readonly NamedClosure[];
  /** From each campus to each other one, in a college with several. */
  readonly transport?: readonly Transport[] | undefined;
}
