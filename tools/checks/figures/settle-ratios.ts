import { ToolError } from '@campusway/toolkit';
import { compareGroups, readFigures, toRow, writeFigures } from './figures-file.ts';

/** A ratio may lose this share between two machines or two runs. */
const tolerance = 0.25;

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
  const slower = measured.filter(({ share }) => share < -tolerance).map(({ name }) => name);
  if (slower.length > 0 && !write)
    throw new ToolError(
      `Slower than docs/figures.json by more than ${100 * tolerance} %: ${slower.join(', ')}. Repeat it on a quiet machine; if that is wanted, run it with --write and give the reason in the commit`,
    );
}

/** Lines `ratio NAME: 4.2` of what a benchmark prints. */
export function parseRatios(output: string): Record<string, number> {
  const lines = output.matchAll(/^ratio (.+): (\d+(?:\.\d+)?)$/gm);
  return Object.fromEntries(Array.from(lines, ([, name = '', ratio]) => [name, Number(ratio)]));
}
