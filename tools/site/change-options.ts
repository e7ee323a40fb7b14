import {
  type Canary,
  type RollbackReport,
  type RouteDrops,
  siteFolder,
} from '@campusway/publishing/commands';
import { ToolError } from '@campusway/toolkit';

/** Flags of every command that changes a site without building. */
export const changeFlags = {
  site: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  wait: { type: 'boolean' },
} as const;

interface ChangeValues {
  readonly site?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
  readonly wait?: boolean | undefined;
}

/** The options of these flags. */
export function toChange({ site, 'dry-run': dryRun = false, wait }: ChangeValues) {
  return { site: siteFolder(site), dryRun, waitSeconds: toWaitSeconds(wait) };
}

/** Time limit of `--wait`. */
export function toWaitSeconds(wait: boolean | undefined): number | undefined {
  return wait ? 15 * 60 : undefined;
}

/**
 * Reads values of `--drop-route`: `/path` or `/path=/target`.
 * @throws {ToolError} for anything else
 */
export function parseDrops(values: readonly string[] = []): RouteDrops {
  return new Map(
    values.map((value) => {
      const [, path, target] = /^(\/[^=]*)(?:=(\/[^/\\].*|\/))?$/.exec(value) ?? [];
      if (path === undefined)
        throw new ToolError(`Cannot drop "${value}": --drop-route takes /path or /path=/target`);
      return [path, target];
    }),
  );
}

/** Says that a change ended a canary. */
export function endedText(ended: Canary | undefined): string[] {
  return ended ? [`The canary of ${ended.name} has ended: ${ended.version}, ${ended.share} % of tabs`] : [];
}

export function rollbackText(report: RollbackReport): string {
  const { site, release, dryRun, modules, withdrawn, gone, leads, ended } = report;
  return [
    dryRun ? 'Dry run, nothing was changed' : `Live as release ${release}`,
    ...modules.map(
      ({ name, from, to }) => `  ${name.padEnd(14)} ${to}  ${from ? `in place of ${from}` : 'restored'}`,
    ),
    ...withdrawn.map(({ name, from }) => `  ${name.padEnd(14)} ${from}  withdrawn`),
    ...endedText(ended),
    ...Object.entries(leads).map(([from, to]) => `${from} redirects to ${to}`),
    ...(gone.length > 0 ? [`Addresses without a page now: ${gone.join(', ')}`] : []),
    ...withdrawn.map(({ name }) => `To restore ${name}: npm run rollback -- ${name} --site ${site}`),
  ].join('\n');
}
