import type { CollegeSource } from '@campusway/college/source';
import type { Origin } from './frame.ts';

/**
 * What a reader yields of a source of any format. Ids, names and shapes are those of the source; what it lacks
 * is left out here and derived later.
 */
export interface SourceCampus {
  readonly source: SourceFacts;
  /** Degrees are WGS 84 `[longitude, latitude]`; metres are `[x, y]`, x eastwards, y northwards. */
  readonly unit: 'degrees' | 'metres';
  /** Names of the campus, by language. */
  readonly names: Names;
  readonly buildings: readonly SourceBuilding[];
  readonly levels: readonly SourceLevel[];
  readonly units: readonly SourceUnit[];
  readonly openings: readonly SourceOpening[];
  readonly occupants: readonly SourceOccupant[];
  readonly amenities: readonly SourceAmenity[];
  readonly details: readonly SourceDetail[];
  /** Lines that people walk on, where the source has them. Units that one leads through get no derived centre line. */
  readonly ways: readonly SourceWay[];
}

/** Where the data come from, for the report and the footer of the site. */
export interface SourceFacts {
  /** Name of the file or folder, without its path. */
  readonly file: string;
  readonly format: 'imdf' | 'osm' | 'geojson' | 'csv';
  /** As the source names it, or its SPDX id: `ODbL-1.0`. */
  readonly licence?: string;
  /** What the footer must say: `© OpenStreetMap contributors`. */
  readonly attribution?: string;
  /** Date of the source, from the source. */
  readonly created?: string;
  /** Language of names without a language, BCP 47. */
  readonly language?: string;
}

/** Texts by BCP 47 tag; the key `und` where the source names no language. */
export type Names = Readonly<Record<string, string>>;

export type Position = readonly [number, number];

/** Outer ring first, then holes. Rings are open (the first corner is not repeated): `readPolygons()` makes them so. */
export type SourcePolygon = readonly (readonly Position[])[];

export interface SourceBuilding {
  readonly id: string;
  readonly names: Names;
  /** Outlines on the ground; empty where the source has none. */
  readonly footprint: readonly SourcePolygon[];
}

export interface SourceLevel {
  readonly id: string;
  /** A level without a building gets the one whose footprint lies below it. */
  readonly buildingId?: string;
  /** Storeys above the ground level, which is 0; `0.5` for a half level. */
  readonly ordinal: number;
  readonly names: Names;
  /** As on the button of the lift. */
  readonly shortName?: string;
  /** Metres above the grounds. */
  readonly elevation?: number;
  /** Empty where the source has none: the units' outlines take its place. */
  readonly outline: readonly SourcePolygon[];
}

interface OnLevel {
  readonly id: string;
  /** Id of a level; left out for what is outdoors. */
  readonly levelId?: string;
  readonly names: Names;
}

export interface SourceUnit extends OnLevel {
  /** In the words of IMDF where the reader can say it (`room`, `walkway`, `stairs`), else the source's own word. */
  readonly category: string;
  readonly polygon: SourcePolygon;
  /** Number on the door, where the source names it apart from the name. */
  readonly number?: string;
  readonly otherNames: readonly string[];
  /** The same for one staircase or lift on all its levels, if the source has it. */
  readonly shaft?: string;
  /** Not for the public. */
  readonly isRestricted?: boolean;
}

export interface SourceOpening extends OnLevel {
  /** In the words of IMDF: `pedestrian`, `pedestrian.principal`, `emergencyexit`, `service`, ... */
  readonly category: string;
  /** Two ends; or one point, which becomes a line along the nearest wall. */
  readonly line: readonly Position[];
  /** Metres, of an opening that is a point. */
  readonly width?: number;
  /** The source marks it as an entrance. */
  readonly isEntrance?: boolean;
  /** Ids of the units that it joins, if the source names them. */
  readonly unitIds: readonly string[];
  /** Without steps and wide enough; left out where the source does not say. */
  readonly isStepFree?: boolean;
}

/** Who or what is in a unit. */
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

/** What is only drawn. */
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
  /** Of stairs, from the first point up to the last. */
  readonly steps?: number;
}

/** Something that the import decided, changed or left out, so that the office can look at it. */
export interface Guess {
  readonly kind:
    | 'assumed' // the source does not say it
    | 'repaired' // the source had it in a wrong form
    | 'left-out' // the college cannot hold it
    | 'to-add'; // the office must add it
  /** Short name by which guesses of one sort are counted: `unknown-category`. */
  readonly rule: string;
  /** What was decided or is missing, a sentence without a full stop: `Category "classroom" becomes "room"`. */
  readonly what: string;
  /** Why, a sentence without a full stop: `"classroom" is no category of IMDF`. */
  readonly why: string;
  readonly where: GuessPlace;
}

export interface GuessPlace {
  readonly file?: string;
  readonly line?: number;
  /** Id of the feature in the source. */
  readonly id?: string;
  readonly levelId?: string;
  readonly position?: Position;
}

/** A campus as a college's files hold it, before it is written. */
export interface DerivedCampus {
  readonly name: string;
  readonly languages: readonly string[];
  readonly origin: Origin | undefined;
  readonly buildings: CollegeSource['buildings'];
  readonly geometry: CollegeSource['geometry'];
  readonly rooms: CollegeSource['rooms'];
  readonly campusPlaces: CollegeSource['campusPlaces'];
  /** Ids that were made of names, by ids in the source: the next import gives them again. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly guesses: readonly Guess[];
}

/** What a reader gives. Readers throw only `ImportError`, and only when nothing can be read. */
export interface ReadResult {
  /** The college itself, of an archive that was exported from one. */
  readonly restored?: DerivedCampus;
  readonly campus: SourceCampus;
  readonly guesses: readonly Guess[];
}

/** The source cannot be imported; the message says what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
