import type { PageAssets } from '@campusway/contract';
import { type BuildWeight, type ModuleRecord, moduleUrl, toBuildId } from '@campusway/pages';
import { type DescribedBuild, moduleJson, type StartFiles } from './module-json.ts';

/** Record of a build in a site, or at `base` on another origin. */
export function toRecord(
  build: DescribedBuild,
  { weight, base }: { readonly weight?: BuildWeight; readonly base?: string } = {},
): ModuleRecord {
  const version = toBuildId(build);
  const { name, files } = build;
  const url = moduleUrl({ name, version, base });
  const assets = Object.entries(build.assets).map(([page, { scripts, styles }]): [string, PageAssets] => [
    page,
    {
      scripts: scripts.map((file) => `${url}/${file}`),
      styles: styles.map((file) => ({ href: `${url}/${file}`, integrity: files[file] ?? '' })),
    },
  ]);
  return {
    origins: [],
    ...build,
    version,
    ...(base !== undefined && { base, weight }),
    assets: Object.fromEntries(assets),
    kilobytes: weight?.scripts ?? 0,
    publishedAt: new Date().toISOString(),
  };
}

/** The reverse of `toRecord` for the unchecked record of another site: what it says of the module `name`, with names of files. */
export function fromRecord(found: unknown, name: string): unknown {
  const record = (found ?? {}) as Partial<ModuleRecord>;
  const { version = '' } = record;
  const toFile = (url: unknown) => String(url).replace(`${moduleUrl({ name, version })}/`, '');
  const assets = Object.entries(record.assets ?? {}).map(([page, start]): [string, StartFiles] => {
    const { scripts = [], styles = [] } = start ?? {};
    return [
      page,
      {
        scripts: [scripts].flat().map(toFile),
        styles: [styles].flat().map((style) => toFile((style as { href?: unknown } | null)?.href)),
      },
    ];
  });
  const facts = Object.entries(record).filter(([field]) => Object.hasOwn(moduleJson.properties, field));
  return { ...Object.fromEntries(facts), assets: Object.fromEntries(assets) };
}
