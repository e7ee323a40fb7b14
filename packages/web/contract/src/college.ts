import type {
  Department,
  Help,
  LevelPlan,
  Levels,
  LookupTables,
  PackedGraph,
  Place,
  PlaceId,
  PublishedClosure,
  Room,
  Screen,
  StaffMember,
  Transport,
} from '@campusway/campus';
import type { CampusRecord, PackedRecords } from '@campusway/campus/search';
import type { PlaceHead } from './place-data.ts';

/** Parts of a college at run time, each a published JSON file. A change of shape: see `collegeFormats`. */
export interface CollegeParts {
  readonly departments: readonly Department[];
  readonly people: readonly StaffMember[];
  readonly rooms: readonly Room[];
  readonly levels: Levels;
  /** Services that the map does not show, and the help desk. */
  readonly help: Help;
  /** Records of the search with their words, as `packCampus` orders them. */
  readonly search: readonly PackedRecords<CampusRecord>[];
  /** Tables behind the Search button. */
  readonly lookup: LookupTables;
  /** Origins and destinations of routes; places of the campus map come first. */
  readonly places: readonly Place[];
  /** What each navigation screen shows. */
  readonly screens: readonly Screen[];
  readonly graph: PackedGraph;
  /** Past, present and future ones; missing without any, and in older colleges. */
  readonly closures?: readonly PublishedClosure[] | undefined;
  /** Names on the picture of the campus, which pages show until the plan has loaded. */
  readonly picture?: PictureNames | undefined;
  /** Of the grounds (`plan/outdoors`), the entrance levels (`plan/ground`), and each other storey. */
  readonly [plan: `plan/${string}`]: LevelPlan;
}

/** Names on the picture of the campus. */
export interface PictureNames {
  /** West, south, east and north of what it shows, metres. */
  readonly window: Screen['window'];
  /** Where the names are at rising scales in CSS pixels per metre. */
  readonly layouts: readonly { readonly scale: number; readonly labels: readonly PictureLabel[] }[];
}

/** Lengths are CSS pixels, except its centre `at` in metres of the campus. */
export interface PictureLabel {
  readonly at: readonly [x: number, y: number];
  /** `sign`: on a dark plate of this size. */
  readonly tone: 'strong' | 'soft' | 'sign';
  /** The point of its place, metres. */
  readonly target?: readonly [x: number, y: number] | undefined;
  readonly halo: boolean;
  /** Reads from bottom to top. */
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly {
    readonly text: string;
    readonly font: { readonly size: number; readonly weight: number };
    /** From the centre downwards. */
    readonly offset: number;
  }[];
}

export type CollegePart = keyof CollegeParts & string;

/** A place linked from the home page. */
export interface QuickLink {
  readonly place: PlaceId;
  /** Defaults to the name of the place. */
  readonly label?: string | undefined;
  /** Name of its pictogram, such as `library`; set when the college is derived, like `onCampusMap`. */
  readonly pictogram?: string | undefined;
  readonly onCampusMap?: boolean | undefined;
}

/** A kind of staff; `short` is for counts: `3 visiting`. */
export interface StaffKind {
  readonly id: string;
  readonly title: string;
  readonly short: string;
}

/** Facts of the college that every page shows; inlined in the registry. */
export interface CollegeFacts {
  readonly name: string;
  readonly shortName: string;
  /** Title of the site in the header and in document titles. */
  readonly siteTitle: string;
  /** Line under the name in the footer. */
  readonly notice?: string | undefined;
  /** Paragraphs of the About page on the college. */
  readonly about: readonly string[];
  /** Sources that the footer must name. */
  readonly attribution: readonly string[];
  /** BCP 47 tags of the college's texts, the main language first. */
  readonly languages: readonly string[];
  /** IANA name. */
  readonly timeZone: string;
  /** Kinds of staff in the order of their lists, where they are not `defaultStaffKinds`. */
  readonly staffKinds?: readonly StaffKind[] | undefined;
  /** No room has a number on its door. */
  readonly unnumbered?: true | undefined;
  /** What search engines may list; everything unless given. */
  readonly searchEngines?: 'all' | 'no-people' | 'none' | undefined;
  /** Accent colour as `#rrggbb`; defaults to that of the stylesheet. */
  readonly accent?: { readonly light: string; readonly dark: string } | undefined;
  /** Name of a picture in `RegisteredCollege.files`. */
  readonly logo?: string | undefined;
  /** Where the point 0, 0 lies; rotation in degrees from north to the y axis, clockwise. */
  readonly origin?:
    | { readonly longitude: number; readonly latitude: number; readonly rotation: number }
    | undefined;
  /** Where directions start unless the visit has another start. */
  readonly defaultStart?: { readonly id: PlaceId; readonly name: string } | undefined;
  /** From each campus to each other one, in a college with several. */
  readonly transport?: readonly Transport[] | undefined;
  /** Places that the home page links to, under the label or their own name. */
  readonly quickLinks: readonly QuickLink[];
}

/** Default facts without a college, as when the registry did not load. */
export const productFacts = {
  name: '',
  shortName: '',
  siteTitle: 'CampusWay',
  about: [],
  attribution: [],
  languages: ['en'],
  timeZone: 'UTC',
  quickLinks: [],
  accent: { light: '#1450c4', dark: '#8fb5ff' },
} as const satisfies CollegeFacts;

export const defaultStaffKinds = [
  { id: 'teaching', title: 'Teaching Staff', short: 'teaching' },
  { id: 'non-teaching', title: 'Non-Teaching Staff', short: 'non-teaching' },
] as const satisfies readonly StaffKind[];

/** Paths of the pages of rooms and places, which share a route with a parameter; read by publishing only. */
export interface PlacePages {
  /** All of them, each once. */
  readonly addresses: readonly string[];
  /** Those published with their own title and description: venues and the places of the campus map. */
  readonly named: readonly (PlaceHead & { readonly path: string })[];
}

/** A published file with its integrity digest. */
export interface PublishedFile {
  /** From the site's root, or absolute. */
  readonly href: string;
  /** Subresource integrity, `sha256-…` or `sha384-…`. */
  readonly integrity: string;
}

/** The college that a release shows, as the registry lists it. */
export interface RegisteredCollege {
  /** Build id: a hash of the published content. */
  readonly version: string;
  /** Formats that its parts and facts serve (`collegeFormats`); unknown of an older build. */
  readonly formats?: readonly number[] | undefined;
  readonly facts: CollegeFacts;
  /** JSON files by name of part. */
  readonly parts: Readonly<Record<string, PublishedFile>>;
  /** URLs of pictures and photos by name, `departments/cse.svg`. */
  readonly files: Readonly<Record<string, string>>;
}
