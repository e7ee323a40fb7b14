import { runCommand, ToolError } from '@campusway/toolkit';
import { countRequests } from './figures/count-requests.ts';
import { countTests } from './figures/count-tests.ts';
import {
  compareGroups,
  mustBeCommitted,
  readFigures,
  tolerance,
  toRow,
  writeFigures,
} from './figures/figures-file.ts';
import { measureSizes } from './figures/measure-sizes.ts';

const usage = `npm run figures -- [--write]
Compares sizes, requests and test counts of the built modules with docs/figures.json. A new module has none there until --write.
--write renews the file. Ratios are renewed by "--write" of "npm run bench", "npm run bench:load" and "npm run bench:limit".`;
const flags = { write: { type: 'boolean', default: false } } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const now = {
    kilobytes: Object.fromEntries(measureSizes().map(({ name, size }) => [name, Number(size.toFixed(1))])),
    requests: await countRequests(),
    tests: { ...countTests() },
  };
  const committed = readFigures();
  if (values.write) writeFigures(now);
  const changed: string[] = [];
  for (const group of ['kilobytes', 'requests', 'tests'] as const) {
    console.log(group.padEnd(60), 'committed'.padStart(8), 'now'.padStart(7));
    for (const change of compareGroups(committed[group], now[group])) {
      console.log(toRow(change));
      if (mustBeCommitted(change)) changed.push(`${group} of ${change.name}`);
    }
  }
  if (changed.length > 0 && !values.write)
    throw new ToolError(
      `Changed by more than ${100 * tolerance} %: ${changed.join(', ')}. If this is intended, run "npm run figures -- --write" and give the reason in the commit`,
    );
});
