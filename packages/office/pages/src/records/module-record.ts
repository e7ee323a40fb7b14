import type { PlanPicture } from '@campusway/college/derive';
import type {
  Capability,
  CollegeFacts,
  GateScript,
  PageAssets,
  PlacePages,
  RemoteRoutes,
  RouteSubjects,
} from '@campusway/contract';

/** Kilobytes (1000 bytes) of all files of a build: scripts and styles gzipped, pictures and others uncompressed. */
export interface BuildWeight {
  readonly scripts: number;
  readonly styles: number;
  readonly pictures: number;
  readonly others: number;
}

/** Name under which a site lists its college. */
export const collegeName = 'college';

/** Name under which a site lists the files of canaries, by the hash of their content. */
export const canaryName = 'canary';

/** Key of the shell's own page in `assets`. */
export const shellStart = 'start';

/** Key of a remote's early answer in `assets`. */
export const earlyAnswer = 'early';

/** Description of a build, written once: `module.json` in the build's folder. */
export interface ModuleRecord extends RemoteRoutes {
  readonly name: string;
  /** Build id. */
  readonly version: string;
  readonly contract: number;
  /** For a module the college formats that it reads, for the college those that it serves. Unknown for an older build. */
  readonly collegeFormats?: readonly number[] | undefined;
  /** For a remote the version ranges that it needs, for the shell the versions that it provides. */
  readonly shared: Readonly<Record<string, string>>;
  /** Exports of the shared facade: for a remote those that it uses, for the shell those that it has. Unknown for an older build. */
  readonly sharedNames?: readonly string[] | undefined;
  /** For the shell, the allowed origins of modules besides the site's own. Empty for a remote. */
  readonly origins: readonly string[];
  /** For the shell, the public keys compiled into it; without any it accepts unsigned registries. */
  readonly publicKeys?: readonly string[] | undefined;
  /** All its scripts gzipped, kB of 1000 bytes. */
  readonly kilobytes: number;
  /** Size of a build on another origin, measured when it was registered. */
  readonly weight?: BuildWeight | undefined;
  /** URL of its files if they are not in the build's folder, without a trailing slash. */
  readonly base?: string | undefined;
  /** Subresource integrity of every file, by path below the build's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Files to preload, by page or part; for the shell under `shellStart`. */
  readonly assets: Readonly<Record<string, PageAssets>>;
  /** Interactions that the gate runs, by page. */
  readonly clicks?: GateScript | undefined;
  /** Other origins of pictures, for the content security policy. */
  readonly pictureOrigins?: readonly string[] | undefined;
  /** Only for a college. */
  readonly college?: PublishedCollege | undefined;
  /** Hash of what it was built from: a live build of equal inputs is not made again. */
  readonly inputs?: string | undefined;
  /** Set when it was not built here, but came in a file or from another origin. */
  readonly elsewhere?: true;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** Description of a college build. Files are named by their content hash and shared by all builds. */
export interface PublishedCollege {
  readonly facts: CollegeFacts;
  /** Paths of the JSON files by name of part. */
  readonly parts: Readonly<Record<string, string>>;
  /** Paths of pictures and photos by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly subjects: RouteSubjects;
  /** Unknown for an older build. */
  readonly placePages?: PlacePages | undefined;
  /** By screen; unknown for an older build. */
  readonly pictures?: Readonly<Record<string, PublishedPicture>> | undefined;
}

/** The picture of a screen's plan, with the paths of its files. */
export interface PublishedPicture extends Omit<PlanPicture, 'schemes'> {
  readonly light: string;
  readonly dark: string;
}

/** What of the site a build may use; of a build from before they were declared, what it uses. */
export function capabilitiesOf({ capabilities, sharedNames = [] }: ModuleRecord): readonly Capability[] {
  return capabilities ?? (sharedNames.includes('useSession') ? ['session'] : []);
}

export type BuildName = Pick<ModuleRecord, 'name' | 'version'>;

/** URL of a build's folder, absolute or from the site's root, without a trailing slash. */
export function moduleUrl({ name, version, base }: BuildName & Pick<ModuleRecord, 'base'>): string {
  return base ?? `/modules/${name}/${version}`;
}

/** Folders of a build's copies, below its own: only remotes have a second one for retries. */
export function copiesOf({ name }: Pick<BuildName, 'name'>): readonly string[] {
  return ['shell', collegeName, canaryName].includes(name) ? [''] : ['', 'retry/'];
}

/** URLs of all files of a build and of their second copies: only these may execute in a page. */
export function listUrls(record: ModuleRecord): string[] {
  const url = moduleUrl(record);
  return Object.keys(record.files).flatMap((file) => copiesOf(record).map((copy) => `${url}/${copy}${file}`));
}

/** Whether another origin hosts the files of a build. */
export function isHosted({ base = '' }: ModuleRecord): boolean {
  return /^https?:/.test(base);
}
