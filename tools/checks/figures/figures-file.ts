import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';

type Group = Readonly<Record<string, number>>;

/** What docs/figures.json holds. */
export interface Figures {
  /** Gzipped JavaScript, in kilobytes of 1000 bytes. */
  readonly kilobytes: Group;
  /** Files that the published page of an address requests. */
  readonly requests: Group;
  readonly tests: Group;
  /** How many times as fast as the named peer in the same run; more is better. */
  readonly ratios: Group;
}

const file = join(projectRoot, 'docs/figures.json');

export function readFigures(): Figures {
  return JSON.parse(readFileSync(file, 'utf8')) as Figures;
}

/** Replaces the named groups. */
export function writeFigures(changed: Partial<Figures>): void {
  writeFileSync(file, `${JSON.stringify({ ...readFigures(), ...changed }, null, 2)}\n`);
}

export interface Change {
  readonly name: string;
  readonly before: number | undefined;
  readonly now: number | undefined;
  /** Share by which `now` is more than `before`; infinite where one of them is missing. */
  readonly share: number;
}

/** Every figure of both groups, with its change. */
export function compareGroups(before: Group, now: Group): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].map((name) => {
    const [was, is] = [before[name], now[name]];
    const share = was === undefined || is === undefined ? Number.POSITIVE_INFINITY : is / was - 1;
    return { name, before: was, now: is, share };
  });
}

/** A change by more than this share must be committed. */
export const tolerance = 0.05;

/** Whether a change must be committed: beyond the tolerance, or the figure is gone. A new one has nothing to compare with. */
export function mustBeCommitted({ before, share }: Change): boolean {
  return before !== undefined && Math.abs(share) > tolerance;
}

export function toRow({ name, before, now, share }: Change): string {
  const change = Number.isFinite(share) ? `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %` : '';
  return `  ${name.padEnd(58)} ${String(before ?? '').padStart(8)} ${String(now ?? '').padStart(8)} ${change.padStart(9)}`;
}

/** A ratio may lose this share between two machines or two runs. */
const ratioTolerance = 0.25;

export const isRatioSlower = (before: number | undefined, now: number) =>
  before !== undefined && now < (1 - ratioTolerance) * before;

/**
 * Prints the ratios of one run beside the committed ones, or commits them.
 * @throws {ToolError} when a ratio lost more than a quarter
 */
export function settleRatios(now: Readonly<Record<string, number>>, write: boolean): void {
  const { ratios } = readFigures();
  const measured = compareGroups(ratios, now).filter(({ name }) => name in now);
  console.log('\nTimes as fast as the named peer'.padEnd(61), 'committed'.padStart(8), 'now'.padStart(7));
  for (const change of measured) console.log(toRow(change));
  if (write) writeFigures({ ratios: { ...ratios, ...now } });
  const slower = measured
    .filter(({ before, name }) => isRatioSlower(before, now[name] ?? 0))
    .map(({ name }) => name);
  if (slower.length > 0 && !write)
    throw new ToolError(
      `Slower than docs/figures.json by more than ${100 * ratioTolerance} %: ${slower.join(', ')}. Repeat it on a quiet machine; if that is wanted, run it with --write and give the reason in the commit`,
    );
}

/** Lines `ratio NAME: 4.2` of what a benchmark prints. */
export function parseRatios(output: string): Record<string, number> {
  const lines = output.matchAll(/^ratio (.+): (\d+(?:\.\d+)?)$/gm);
  return Object.fromEntries(Array.from(lines, ([, name = '', ratio]) => [name, Number(ratio)]));
}
