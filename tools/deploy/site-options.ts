import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ToolError } from '../fail.ts';
import { projectRoot } from '../project.ts';
import { liveRelease, type Release } from '../site/release/release.ts';

/** Parses what follows `npm run … --`; a mistake is answered with the usage. */
export function parseToolArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options });
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** @throws {ToolError} when nothing was ever deployed there */
export function requireLiveRelease(site: string): Release {
  const release = liveRelease(site);
  if (release) return release;
  throw new ToolError(
    `There is no site in ${site}. Say where it is with --site, or deploy it: npm run deploy -- --all --site ${site}`,
  );
}

/** Where a site lies: as said, as the environment says, or where `npm start` serves it from. */
export function siteFolder(named: string | undefined): string {
  return resolve(named ?? process.env.CAMPUSWAY_SITE ?? join(projectRoot, '.campusway/site'));
}
