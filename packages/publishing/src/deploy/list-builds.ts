import { existsSync } from 'node:fs';
import { type Doubt, goodBuildsBefore, latestEpisodes } from '../release/history.ts';
import type { Release } from '../release/release.ts';
import { collegeName, moduleFolder, readModuleRecord } from '../site/module-record.ts';

export interface ListedBuild {
  readonly version: string;
  /** When it last went live, ISO 8601. */
  readonly from: string;
  readonly state: 'live' | 'stands in' | 'kept';
  readonly doubt?: Doubt | undefined;
  /** Of a module those that it reads, of the college those that it serves; unknown of an older build. */
  readonly collegeFormats?: readonly number[] | undefined;
}

/** Only remotes have a build that stands in. */
const standsAlone: ReadonlySet<string> = new Set(['shell', collegeName]);

/** By module: the live build first, then those that can be gone back to, newest first. A withdrawn module has no live one. */
export function listBuilds(site: string, { modules, history }: Release): Record<string, ListedBuild[]> {
  const listed = Object.keys({ ...modules, ...history }).map((name): [string, ListedBuild[]] => {
    const live = modules[name];
    const kept = latestEpisodes(history[name]).filter(({ version }) =>
      existsSync(moduleFolder(site, { name, version })),
    );
    const standIn = live && goodBuildsBefore(live, kept)[0];
    const stateOf = (version: string) =>
      version === live ? 'live' : version === standIn && !standsAlone.has(name) ? 'stands in' : 'kept';
    return [
      name,
      kept.map(({ version, from, doubt }) => {
        const { collegeFormats } = readModuleRecord(site, { name, version });
        return { version, from, state: stateOf(version), doubt, collegeFormats };
      }),
    ];
  });
  return Object.fromEntries(listed);
}

export function buildsText(builds: Record<string, ListedBuild[]>, now = Date.now()): string {
  const lines = Object.entries(builds).flatMap(([name, listed]) => [
    listed.some(({ state }) => state === 'live') ? name : `${name}  (withdrawn)`,
    ...listed.map(({ version, from, state, doubt, collegeFormats: formats }) => {
      const since = `${from.slice(0, 16).replace('T', ' ')} UTC, ${ageText(now - Date.parse(from))} ago`;
      const format = formats ? `, college format ${formats.join(' or ')}` : '';
      return `  ${version}  ${state.padEnd(9)}  ${since}${format}${doubt ? `  (${doubt})` : ''}`;
    }),
  ]);
  return lines.join('\n');
}

/** Rounded down to one unit. */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return count(minutes, 'minute');
  if (minutes < 48 * 60) return count(Math.floor(minutes / 60), 'hour');
  return count(Math.floor(minutes / (24 * 60)), 'day');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
