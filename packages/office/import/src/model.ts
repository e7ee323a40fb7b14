import type { Point } from '@campusway/campus';
import type { Contents } from '@campusway/college/schemas';
import type { CollegeSource } from '@campusway/college/source';
import type { Origin } from './earth-frame.ts';
import type { Guess, GuessPlace } from './guesses.ts';

/**
 * Result of a reader, the same for all formats. Ids, names and shapes are those of the source; what the source lacks is
 * missing here and derived later.
 */
export interface SourceCampus {
  readonly source: SourceFacts;
  /** Degrees are WGS 84 `[longitude, latitude]`; metres are `[x, y]`, x eastwards, y northwards. */
  readonly unit: 'degrees' | 'metres';
  /** Names of the campus, by language. */
  readonly names: Names;
  /** If there are several: each is a campus. */
  readonly venues?: readonly SourceVenue[];
  readonly buildings: readonly SourceBuilding[];
  readonly levels: readonly SourceLevel[];
  readonly units: readonly SourceUnit[];
  readonly openings: readonly SourceOpening[];
  readonly occupants: readonly SourceOccupant[];
  readonly amenities: readonly SourceAmenity[];
  readonly details: readonly SourceDetail[];
  /** Lines that people walk on, if the source has them. Units with such a line get no derived centre line. */
  readonly ways: readonly SourceWay[];
  /** Pairs of places that the source joins: each must be joined in the college, or it is reported. */
  readonly links?: readonly SourceLink[];
}

export interface SourceLink {
  /** For the report: `The edge from "a" to "b"`. */
  readonly what: string;
  readonly where: GuessPlace;
  readonly ends: readonly [SourceSpot, SourceSpot];
}

export interface SourceSpot {
  /** Missing outdoors. */
  readonly levelId: string | undefined;
  readonly position: Position;
  /** The spot is a unit. */
  readonly unitId?: string | undefined;
}

/** Origin of the data, for the report and the footer of the site. */
export interface SourceFacts {
  /** Name of the file or folder, without its path. */
  readonly file: string;
  readonly format: 'imdf' | 'osm' | 'geojson' | 'csv';
  /** Name in the source, or the SPDX id: `ODbL-1.0`. */
  readonly licence?: string;
  /** Required text of the footer: `© OpenStreetMap contributors`. */
  readonly attribution?: string;
  /** Date that the source gives. */
  readonly created?: string;
  /** Language of names without a language, BCP 47. */
  readonly language?: string;
}

/** Texts by BCP 47 tag; by `und` if the source does not name the language. */
export type Names = Readonly<Record<string, string>>;

export type Position = readonly [number, number];

/** Outer ring first, then holes. Rings are open, as `readPolygons()` returns them: the first corner is not repeated. */
export type SourcePolygon = readonly (readonly Position[])[];

export interface SourceVenue {
  readonly id: string;
  readonly names: Names;
  readonly grounds: readonly SourcePolygon[];
}

export interface SourceBuilding {
  readonly id: string;
  readonly names: Names;
  /** Outlines on the ground; empty where the source has none. */
  readonly footprint: readonly SourcePolygon[];
}

export interface SourceLevel {
  readonly id: string;
  /** A level without a building gets the one whose footprint contains it. */
  readonly buildingId?: string;
  /** Storeys above the ground level, which is 0; `0.5` for a half level. */
  readonly ordinal: number;
  readonly names: Names;
  /** Label of the button in the lift. */
  readonly shortName?: string;
  /** Metres above the grounds. */
  readonly elevation?: number;
  /** Empty if the source has none: then a box around the units is drawn. */
  readonly outline: readonly SourcePolygon[];
}

interface OnLevel {
  readonly id: string;
  /** Id of a level; missing for things outdoors. */
  readonly levelId?: string;
  readonly names: Names;
}

export interface SourceUnit extends OnLevel {
  /** Category of IMDF (`room`, `walkway`, `stairs`) if the reader knows it, or else the source's own word. */
  readonly category: string;
  readonly polygon: SourcePolygon;
  /** Number on the door, if the source has it apart from the name. */
  readonly number?: string;
  readonly otherNames: readonly string[];
  /** The same for one staircase or lift on all its levels, if the source has it. */
  readonly shaft?: string;
  /** Not for the public. */
  readonly isRestricted?: boolean;
}

export interface SourceOpening extends OnLevel {
  /** Category of IMDF: `pedestrian`, `pedestrian.principal`, `emergencyexit`, `service`, ...; or `passage`, without a door. */
  readonly category: string;
  /** Both ends; or a single point, which becomes a line along the nearest wall. */
  readonly line: readonly Position[];
  /** Metres; for an opening that is a point. */
  readonly width?: number;
  /** The source marks it as an entrance. */
  readonly isEntrance?: boolean;
  /** Ids of the units that it joins, if the source names them. */
  readonly unitIds: readonly string[];
  /** Level of another building behind it. */
  readonly toLevelId?: string;
  /** Without steps and wide enough; missing if the source does not say so. */
  readonly isStepFree?: boolean;
}

/** A person, shop or institution in a unit. */
export interface SourceOccupant {
  readonly id: string;
  readonly unitId: string;
  readonly category: string;
  readonly names: Names;
  readonly number?: string;
  readonly otherNames: readonly string[];
}

export interface SourceAmenity extends OnLevel {
  readonly category: string;
  readonly point: Position;
  readonly unitIds: readonly string[];
}

/** A line that is only drawn. */
export interface SourceDetail extends OnLevel {
  readonly category: string;
  readonly line: readonly Position[];
}

export interface SourceWay extends OnLevel {
  readonly category: 'corridor' | 'path' | 'ramp' | 'stairs';
  readonly line: readonly Position[];
  readonly isOneWay?: boolean;
  /** Metres. */
  readonly width?: number;
  /** Number of steps of stairs, which lead up from the first point to the last. */
  readonly steps?: number;
}

/** Content of `college.json`. */
export interface CollegeFacts {
  readonly attribution: readonly string[];
  readonly [line: string]: unknown;
}

/** Lists of a college besides rooms and campus places, by the names of their files. Departments first: others name them. */
export const listNames = [
  ...(['departments', 'aliases', 'lookup', 'help'] as const),
  ...(['known-gaps', 'views', 'closures'] as const),
];
export type ListName = (typeof listNames)[number];
export type CollegeLists = { readonly [Name in ListName]?: Contents[Name] };

/** A campus in the form of a college's files, before they are written. */
export interface DerivedCampus {
  readonly name: string;
  readonly languages: readonly string[];
  readonly origin: Origin | undefined;
  /** Undefined for a single campus. */
  readonly campuses?: CollegeSource['campuses'];
  readonly buildings: CollegeSource['buildings'];
  readonly geometry: CollegeSource['geometry'];
  readonly rooms: CollegeSource['rooms'];
  readonly campusPlaces: CollegeSource['campusPlaces'];
  /** Content of `college.json`, if the archive was exported from a college. */
  readonly facts?: CollegeFacts;
  /** Other lists of that college. One that is undefined cannot be read, one that is missing is empty. */
  readonly lists?: CollegeLists;
  /** Ids that were made from names, by ids in the source: the next import uses them again. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly links?: readonly DrawnLink[];
  readonly guesses: readonly Guess[];
}

/** A link of the source with its ends in the college; points in metres. */
export interface DrawnLink extends Pick<SourceLink, 'what' | 'where'> {
  readonly ends: readonly {
    readonly level: string;
    readonly point: Point;
    readonly unit: string | undefined;
  }[];
}

/** Files of a source as texts. */
export interface SourceFiles {
  /** Name of the imported file or folder. */
  readonly name: string;
  /** By file name without folders. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reads one format. A source is read by the first reader that recognises it. */
export interface Reader {
  /** For messages: `an IMDF archive`. */
  readonly what: string;
  fits(files: SourceFiles): boolean;
  /** @throws {ImportError} if the source cannot be read at all; other errors become guesses */
  read(files: SourceFiles): ReadResult;
}

export interface ReadResult {
  /** The college itself, if the archive was exported from one. */
  readonly restored?: DerivedCampus;
  readonly campus: SourceCampus;
  readonly guesses: readonly Guess[];
}

/** The source cannot be imported; the message says what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
