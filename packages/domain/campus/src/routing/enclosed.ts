import type { ContractedGraph } from './chains.ts';
import { FORBIDDEN } from './travel-time.ts';

/** Max junctions to visit: more find larger enclosed areas, but cost every search among closures. */
const LIMIT = 64;

/**
 * Finds out whether the goals lie in a small area that no open chain leads into from outside: without this, a search for
 * a place behind closed doors would visit the whole campus.
 */
export function createIsEnclosed({ nodeCount, into }: ContractedGraph) {
  const seen = new Int32Array(nodeCount);
  const area: number[] = [];
  let run = 0;

  function visit(junction: number): void {
    if (seen[junction] === run) return;
    seen[junction] = run;
    area.push(junction);
  }

  return (chains: Int32Array, starts: readonly number[], goals: readonly number[]): boolean => {
    run++;
    area.length = 0;
    for (const goal of goals) visit(goal);
    for (let next = 0; next < area.length; next++) {
      if (area.length > LIMIT) return false;
      const junction = area[next] as number;
      for (let i = into.first[junction] as number; i < (into.first[junction + 1] as number); i++) {
        const chain = into.arcs[i] as number;
        if ((chains[chain] as number) < FORBIDDEN) visit(into.end[chain] as number);
      }
    }
    return !starts.some((start) => seen[start] === run);
  };
}
