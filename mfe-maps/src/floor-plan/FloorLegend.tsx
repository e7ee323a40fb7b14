import type { Wing } from '@campusway/campus';
import { college } from '@campusway/platform';
import { use } from 'react';
import { Legend } from './Legend.tsx';

/** The legend of a floor by its number; waits for the floor's plan as the map above it does. */
export function FloorLegend({ level, wing }: { readonly level: number; readonly wing?: Wing | undefined }) {
  return <Legend plan={use(college.loadPlan(level))} wing={wing} />;
}
