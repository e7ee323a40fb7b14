import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type CollegeFacts,
  canonicalJson,
  type GateScript,
  type PageAssets,
  type PlacePages,
  type RemoteRoutes,
  type RouteSubjects,
} from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';
import { toIntegrity } from './digest.ts';
import type { BuildWeight } from './weigh-build.ts';

/** Name under which a site lists its college. */
export const collegeName = 'college';

/** Stands for the shell's own page among its assets. */
export const shellStart = 'start';

/** Stands for a remote's early answer among its assets, as in its module. */
export const earlyAnswer = 'early';

/** What publishing finds out about one build, once; it lies as `module.json` in the build's folder. */
export interface ModuleRecord extends RemoteRoutes {
  readonly name: string;
  /** Build id. */
  readonly version: string;
  readonly contract: number;
  /** A module: formats of the college that it reads. The college: those that it serves. Unknown of an older build. */
  readonly collegeFormats?: readonly number[] | undefined;
  /** A remote: the ranges that it needs. The shell: the versions that it brings. */
  readonly shared: Readonly<Record<string, string>>;
  /** Exports of the shared facade. A remote: those that it uses. The shell: those that it has. Unknown of an older build. */
  readonly sharedNames?: readonly string[] | undefined;
  /** The shell: origins from which it lets modules come besides the site's own. Empty for a remote. */
  readonly origins: readonly string[];
  /** The shell: public keys that were compiled into it; without any it takes unsigned registries. */
  readonly publicKeys?: readonly string[] | undefined;
  /** All its scripts gzipped, kB of 1000 bytes. */
  readonly kilobytes: number;
  /** Of a build on another origin: what the site found its files to weigh. */
  readonly weight?: BuildWeight | undefined;
  /** Where its files are when they are on another origin, without a slash at the end. */
  readonly base?: string | undefined;
  /** Every file's subresource integrity, by path below the build's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** By page or part; URLs below the site's root. Of the shell, what every page begins with, under `shellStart`. */
  readonly assets: Readonly<Record<string, PageAssets>>;
  /** What the gate does on its pages. */
  readonly clicks?: GateScript | undefined;
  /** Origins outside the site whose pictures the pages show: the content security policy allows them. */
  readonly pictureOrigins?: readonly string[] | undefined;
  /** Only of a college: what pages read of it. */
  readonly college?: PublishedCollege | undefined;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** What publishing finds out about a college. Its files are named by their content, and shared by all of its builds. */
export interface PublishedCollege {
  readonly facts: CollegeFacts;
  /** Paths of the JSON files by name of part. */
  readonly parts: Readonly<Record<string, string>>;
  /** Paths of pictures and photos by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly subjects: RouteSubjects;
  /** Unknown of an older build. */
  readonly placePages?: PlacePages | undefined;
  /** SVG for the place of the campus plan until that has come. */
  readonly sketch?: string | undefined;
}

export type BuildName = Pick<ModuleRecord, 'name' | 'version'>;

/** URL of a build's folder, absolute or from the site's root, without a slash at its end. */
export function moduleUrl({ name, version, base }: BuildName & Pick<ModuleRecord, 'base'>): string {
  return base ?? `/modules/${name}/${version}`;
}

/** Whether the files of a build lie on another origin. */
export function isHosted({ base = '' }: ModuleRecord): boolean {
  return /^https?:/.test(base);
}

/** The same build with its files at `base`, which has no slash at its end. */
export function withBase(record: ModuleRecord, base: string): ModuleRecord {
  const move = (url: string) => base + url.slice(moduleUrl(record).length);
  const assets = Object.entries(record.assets).map(([name, { scripts, styles }]): [string, PageAssets] => [
    name,
    {
      scripts: scripts.map(move),
      styles: styles.map(({ href, integrity }) => ({ href: move(href), integrity })),
    },
  ]);
  return { ...record, base, assets: Object.fromEntries(assets) };
}

/**
 * A file of a build that publishing itself reads, held against its digest: pages and worker are made from it.
 * @throws {ToolError} when it is not what was published
 */
export function readBuildFile(site: string, record: ModuleRecord, file: string): string {
  const path = join(moduleFolder(site, record), file);
  const content = readFileSync(path);
  if (toIntegrity(content) === record.files[file]) return content.toString();
  throw new ToolError(
    `Cannot publish: ${path} is not what was published. Remove the build's folder and deploy it again`,
  );
}

/** Where a site keeps a build, or at least its record. */
export function moduleFolder(site: string, { name, version }: BuildName): string {
  return join(site, 'modules', name, version);
}

export function readModuleRecord(site: string, module: BuildName): ModuleRecord {
  const record = JSON.parse(readFileSync(join(moduleFolder(site, module), 'module.json'), 'utf8'));
  return { origins: [], kilobytes: 0, ...record } as ModuleRecord;
}

/** What two machines may find out differently about one build. */
const measured: ReadonlySet<string> = new Set(['kilobytes', 'publishedAt', 'weight']);

/**
 * The site's own record of a build that it has already.
 * @throws {ToolError} when that record is another than the one of the build at hand
 */
export function findKnownBuild(site: string, record: ModuleRecord): ModuleRecord | undefined {
  if (!existsSync(moduleFolder(site, record))) return undefined;
  const known = readModuleRecord(site, record);
  // As it comes back from a file: without what is undefined.
  const written = JSON.parse(JSON.stringify(record)) as ModuleRecord;
  const keys = Object.keys({ ...known, ...written }) as (keyof ModuleRecord)[];
  const differing = keys.filter((key) => !measured.has(key) && !isDeepStrictEqual(known[key], written[key]));
  if (differing.length === 0) return known;
  const { name, version } = record;
  throw new ToolError(
    `Cannot publish ${name}: the site has build ${version} already, with another ${differing.join(', ')}. Nothing was changed.\n` +
      `Build it again from its sources. If that does not help, remove modules/${name}/${version} from the site once no release names it.`,
  );
}

/**
 * Subresource integrity of what a build's record in the site says of the build, for the same on every machine; undefined
 * where the site has no such build.
 */
export function recordDigest(site: string, module: BuildName): string | undefined {
  if (!existsSync(join(moduleFolder(site, module), 'module.json'))) return undefined;
  const { publishedAt: _, kilobytes: __, weight: ___, ...said } = readModuleRecord(site, module);
  return toIntegrity(canonicalJson(said));
}
