import type { Screen } from '@campusway/campus';
import { college } from '@campusway/platform';
import { use } from 'react';
import { Legend } from './Legend.tsx';

/** The legend of a floor; suspends until its plan is loaded. */
export function FloorLegend({ level, view }: { readonly level: number; readonly view?: Screen }) {
  return <Legend plan={use(college.loadPlan(level))} view={view} />;
}
