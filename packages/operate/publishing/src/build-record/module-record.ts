import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PlanPicture } from '@campusway/college/derive';
import {
  type Capability,
  type CollegeFacts,
  canonicalJson,
  type GateScript,
  type PageAssets,
  type PlacePages,
  type RemoteRoutes,
  type RouteSubjects,
} from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';
import { toIntegrity } from './build-files.ts';
import type { BuildWeight } from './weigh-build.ts';

/** Name under which a site lists its college. */
export const collegeName = 'college';

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

/** Folders of a build's copies, below its own: the shell and the college have no second one for retries. */
export function copiesOf({ name }: Pick<BuildName, 'name'>): readonly string[] {
  return ['shell', collegeName].includes(name) ? [''] : ['', 'retry/'];
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

/**
 * Reads a file of a build from which pages or the service worker are generated, and verifies its digest.
 * @throws {ToolError} when the file was changed
 */
export function readBuildFile(site: string, record: ModuleRecord, file: string): string {
  const path = join(moduleFolder(site, record), file);
  const content = readFileSync(path);
  if (toIntegrity(content, record.files[file]) === record.files[file]) return content.toString();
  throw new ToolError(
    `Cannot publish: ${path} is not what was published. Remove the build's folder and deploy it again`,
  );
}

/** Folder of a build in a site; for a build on another origin it has only the record. */
export function moduleFolder(site: string, { name, version }: BuildName): string {
  return join(site, 'modules', name, version);
}

export function readModuleRecord(site: string, module: BuildName): ModuleRecord {
  const record = JSON.parse(readFileSync(join(moduleFolder(site, module), 'module.json'), 'utf8'));
  return { origins: [], kilobytes: 0, ...record } as ModuleRecord;
}

/** Fields that may differ between two machines for the same build. */
const measured: ReadonlySet<string> = new Set(['kilobytes', 'publishedAt', 'weight', 'inputs', 'elsewhere']);

/**
 * The site's record of a build that was uploaded before.
 * @throws {ToolError} when that record differs from `record`
 */
export function findKnownBuild(site: string, record: ModuleRecord): ModuleRecord | undefined {
  if (!existsSync(moduleFolder(site, record))) return undefined;
  const known = readModuleRecord(site, record);
  // JSON omits undefined fields, as in the stored record.
  const written = JSON.parse(JSON.stringify(record)) as ModuleRecord;
  const keys = Object.keys({ ...known, ...written }) as (keyof ModuleRecord)[];
  const differing = keys.filter((key) => !measured.has(key) && !isDeepStrictEqual(known[key], written[key]));
  if (differing.length === 0) return known;
  const { name, version } = record;
  throw new ToolError(
    `Cannot publish ${name}: the site already has build ${version} with different ${differing.join(', ')}. Nothing was changed.\n` +
      `Build it again from its sources. If that does not help, remove modules/${name}/${version} from the site once no release uses it.`,
  );
}

/**
 * Subresource integrity of a build's record in the site, without the fields that differ between machines; undefined when
 * the site does not have the build.
 */
export function recordDigest(site: string, module: BuildName): string | undefined {
  if (!existsSync(join(moduleFolder(site, module), 'module.json'))) return undefined;
  const facts = Object.entries(readModuleRecord(site, module)).filter(([key]) => !measured.has(key));
  return toIntegrity(canonicalJson(Object.fromEntries(facts)));
}
