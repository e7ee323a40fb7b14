import type { Sources } from '../source/sources.ts';
import type { RawFinding } from './finding.ts';

/** A check across files. It runs only when every file that it needs is valid. */
export interface Rule<Needs extends keyof Sources = keyof Sources> {
  readonly name: string;
  readonly needs: readonly Needs[];
  check(sources: Pick<Sources, Needs>): Iterable<RawFinding>;
}
