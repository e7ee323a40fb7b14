import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleRecord, moduleFolder } from '../../site/module-record.ts';
import { moduleBudgets, remoteBudget } from '../../size/budgets.ts';
import type { GateProblem } from './gate-result.ts';

/** Holds the gzipped JavaScript of a published build against the module's budget. */
export function checkSize(site: string, record: ModuleRecord): GateProblem[] {
  const budget = moduleBudgets[record.name] ?? remoteBudget;
  const size = gzippedKilobytes(site, record);
  if (size <= budget) return [];
  const reason = `its JavaScript is ${size.toFixed(1)} kB gzipped, its budget is ${budget} kB (tools/size/budgets.ts)`;
  return [{ module: record.name, reason }];
}

/** In kB of 1000 bytes, all scripts of the build together. */
export function gzippedKilobytes(site: string, record: ModuleRecord): number {
  const scripts = Object.keys(record.files).filter((file) => file.endsWith('.js'));
  const bytes = scripts.map((file) => statSync(join(moduleFolder(site, record), `${file}.gz`)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
