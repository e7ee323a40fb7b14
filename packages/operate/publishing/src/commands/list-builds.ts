import { existsSync } from 'node:fs';
import { collegeName } from '@campusway/pages';
import { moduleFolder, readModuleRecord } from '../build-record/module-record.ts';
import {
  type Episode,
  type GateOutcome,
  goodBuildsBefore,
  latestEpisodes,
  type Provenance,
} from '../release/history.ts';
import type { Release } from '../release/release.ts';

/** The latest episode of a stored build. */
export interface ListedBuild extends Omit<Episode, 'record'> {
  readonly state: 'live' | 'fallback' | 'stored';
  /** For a module the formats that it reads, for the college those that it serves; unknown for an older build. */
  readonly collegeFormats?: readonly number[] | undefined;
}

/** Modules without a fallback build; only remotes have one. */
const withoutFallback: ReadonlySet<string> = new Set(['shell', collegeName]);

/** Builds by module: the live build first, unless the module was withdrawn, then rollback targets, newest first. */
export function listBuilds(site: string, { modules, history }: Release): Record<string, ListedBuild[]> {
  const listed = Object.keys({ ...modules, ...history }).map((name): [string, ListedBuild[]] => {
    const live = modules[name];
    const stored = latestEpisodes(history[name]).filter(({ version }) =>
      existsSync(moduleFolder(site, { name, version })),
    );
    const fallback = live && goodBuildsBefore(live, stored)[0];
    const stateOf = (version: string) =>
      version === live ? 'live' : version === fallback && !withoutFallback.has(name) ? 'fallback' : 'stored';
    return [
      name,
      stored.map(({ record: _, ...episode }) => {
        const { version } = episode;
        const { collegeFormats } = readModuleRecord(site, { name, version });
        return { ...episode, state: stateOf(version), collegeFormats };
      }),
    ];
  });
  return Object.fromEntries(listed);
}

export function buildsText(builds: Record<string, ListedBuild[]>, now = Date.now()): string {
  const lines = Object.entries(builds).flatMap(([name, listed]) => [
    listed.some(({ state }) => state === 'live') ? name : `${name}  (withdrawn)`,
    ...withdrawalLines(listed, now),
    ...listed.flatMap((build) => {
      const { version, from, state, doubt, collegeFormats: formats } = build;
      const since = timeText(from, now);
      const format = formats ? `, college format ${formats.join(' or ')}` : '';
      return [
        `  ${version}  ${state.padEnd(9)}  ${since}${format}${doubt ? `  (${doubt})` : ''}`,
        ...provenanceLines(build).map((line) => `    ${line}`),
      ];
    }),
  ]);
  return lines.join('\n');
}

/** When a withdrawn module was removed, by whom and why. */
function withdrawalLines([latest]: readonly ListedBuild[], now: number): string[] {
  if (!latest?.withdrawn) return [];
  const { at, person, reason } = latest.withdrawn;
  return [
    `    withdrawn ${timeText(at, now)}, ${personText(person)}`,
    ...(reason ? [`    reason: ${reason}`] : []),
  ];
}

function timeText(at: string, now: number): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC, ${ageText(now - Date.parse(at))} ago`;
}

function personText(person: string | undefined): string {
  return person ? `by ${person}` : 'person unknown';
}

function provenanceLines({ commit, person, reason, gate }: Provenance): string[] {
  const [id, changes] = commit?.split(/(?=\+$)/) ?? [];
  return [
    `${id ? `commit ${id.slice(0, 12)}${changes ? ' with changes' : ''}` : 'commit unknown'}, ` +
      `${personText(person)}, ${gateText(gate)}`,
    ...(gate?.kind === 'forced' ? gate.findings.map((finding) => `  ${finding}`) : []),
    ...(reason ? [`reason: ${reason}`] : []),
  ];
}

function gateText(gate: GateOutcome | undefined): string {
  switch (gate?.kind) {
    case undefined:
      return 'gate unknown';
    case 'checked':
      return gate.pages === 0 ? 'checked without opening pages' : `checked on ${gate.pages} pages`;
    case 'forced':
      return 'FORCED past the gate, which found:';
    case 'not gated':
      return 'not gated';
    default:
      return gate satisfies never;
  }
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
