import { moduleFolder, weighFolder } from '@campusway/artefact/record';
import type { BuildWeight, ModuleRecord } from '@campusway/pages';
import { moduleBudgets, otherBudgets, remoteBudget } from './budgets.ts';
import type { GateFinding } from './gate-result.ts';

const budgetsFile = 'packages/operate/publishing/src/gate/budgets.ts';

const texts: readonly (readonly [keyof BuildWeight, string])[] = [
  ['scripts', 'JavaScript is % kB gzipped'],
  ['styles', 'CSS is % kB gzipped'],
  ['pictures', 'pictures are % kB'],
  ['others', 'other files are % kB'],
];

/** Compares the size of a build, as measured in the site, with the module's budgets. */
export function checkSize(site: string, record: ModuleRecord): GateFinding[] {
  const { name } = record;
  const weight = record.base ? record.weight : weighFolder(moduleFolder(site, record));
  const budgets = { scripts: moduleBudgets[name] ?? remoteBudget, ...otherBudgets };
  return texts.flatMap(([kind, text]) => {
    const size = weight?.[kind] ?? Number.POSITIVE_INFINITY;
    if (size <= budgets[kind]) return [];
    const reason = `its ${text.replace('%', size.toFixed(1))}, the budget is ${budgets[kind]} kB (${budgetsFile})`;
    return [{ module: name, reason }];
  });
}
