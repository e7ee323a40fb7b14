import type { Sources } from '../source/sources.ts';
import { Drawing } from './drawing.ts';
import type { RawFinding } from './finding.ts';

/** A check across files. It runs only when every file that it needs is valid. */
export interface Rule<Needs extends keyof Sources = keyof Sources> {
  readonly name: string;
  readonly needs: readonly Needs[];
  check(sources: Pick<Sources, Needs>): Iterable<RawFinding>;
}

export function rule<Needs extends keyof Sources>(
  name: string,
  needs: readonly Needs[],
  check: (sources: Pick<Sources, Needs>) => Iterable<RawFinding>,
): Rule<Needs> {
  return { name, needs, check };
}

type DrawingSources = Pick<Sources, 'geometry' | 'buildings'>;

/** A rule on the drawing alone. */
export function drawingRule(
  name: string,
  check: (drawing: Drawing, sources: DrawingSources) => Iterable<RawFinding>,
): Rule<keyof DrawingSources> {
  return rule(name, ['geometry', 'buildings'], (sources) => check(Drawing.of(sources), sources));
}
