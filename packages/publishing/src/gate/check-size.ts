import type { ModuleRecord } from '../site/module-record.ts';
import { moduleBudgets, remoteBudget } from './budgets.ts';
import type { GateProblem } from './gate-result.ts';

/** Holds the gzipped JavaScript of a build against the module's budget. */
export function checkSize({ name, kilobytes }: ModuleRecord): GateProblem[] {
  const budget = moduleBudgets[name] ?? remoteBudget;
  if (kilobytes <= budget) return [];
  const reason = `its JavaScript is ${kilobytes.toFixed(1)} kB gzipped, its budget is ${budget} kB (packages/publishing/src/gate/budgets.ts)`;
  return [{ module: name, reason }];
}
