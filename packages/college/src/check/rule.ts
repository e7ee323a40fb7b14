import type { Sources } from '../source/sources.ts';
import type { Fault } from './finding.ts';

/** One thing that must hold for the data as a whole. It runs only when every file that it needs is sound. */
export interface Rule<Needs extends keyof Sources = keyof Sources> {
  readonly name: string;
  readonly needs: readonly Needs[];
  check(sources: Pick<Sources, Needs>): Iterable<Fault>;
}
