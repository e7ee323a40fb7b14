import type { Sources } from '../source/college-source.ts';
import { Drawing } from './drawing.ts';

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

export type Severity = 'error' | 'warning';

/** One finding in the data, for the person who fixes it. */
export interface Finding {
  readonly severity: Severity;
  /** Short name of the rule, `staff-rooms`. */
  readonly rule: string;
  /** Relative to the data folder. */
  readonly file: string;
  /** JSON pointer into the file, `/teaching/3/room`; empty for the file as a whole. */
  readonly pointer: string;
  /** Line in the file, from 1. */
  readonly line?: number;
  /** What is wrong, with the value quoted. */
  readonly message: string;
  /** How to fix it. */
  readonly fix: string;
}

/** A finding as a rule returns it, without rule name and line. */
export type RawFinding = Pick<Finding, 'file' | 'pointer' | 'message' | 'fix'> & {
  readonly severity?: Severity;
  /** The conflicting place; its file and line end the message. */
  readonly other?: Pick<Finding, 'file' | 'pointer'>;
};
