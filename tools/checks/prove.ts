/** Proves every route of the campus against an independent router, and that none goes through a wall: `npm run prove`. */
import { unpackGraph } from '@campusway/campus';
import { createRandom } from '@campusway/campus/bench/random.ts';
import { describeCrossing, proveWalls, readFeatures } from '@campusway/college/check';
import { proveRoutes } from '@campusway/college/route-proofs';
import { openCollege } from '@campusway/publishing/college';
import { collegeFolder, runTool, ToolError } from '@campusway/toolkit';

/** Sets of random closures. */
const closureRuns = 8;

await runTool(async () => {
  const folder = collegeFolder();
  const { places, levels, graph: packed } = openCollege(folder).parts;
  const graph = unpackGraph(packed);
  const rooms = places.filter(({ kind }) => kind === 'room');
  const ends = places.filter(({ kind }) => ['room', 'venue', 'building', 'facility', 'gate'].includes(kind));
  console.log(
    `${graph.nodes.length} nodes, ${graph.edges.length} edges; ${rooms.length} rooms, ${ends.length} places in all`,
  );
  const walls = proveWalls({ graph, levels }, readFeatures(folder));
  console.log(`Walls: ${walls.walked} walked edges, ${walls.crossings.length} through a wall`);
  const differences = walls.crossings.map(describeCrossing);
  const random = createRandom(11);
  // A lift is closed at a landing or as a whole, never between two of its floors.
  const closable = [...graph.edges.keys()].filter((edge) => graph.edges[edge]?.kind !== 'lift');
  const any = (count: number) => Math.floor(random() * count);
  /** Closed nodes and edges; each time between some of the places only, so that a run takes seconds. */
  for (let run = 0; run < closureRuns; run++) {
    const closed = Array.from({ length: 20 }, () => ({
      nodes: [any(graph.nodes.length)],
      edges: [closable[any(closable.length)] ?? 0],
    }));
    const some = ends.filter(() => random() < 40 / ends.length);
    const proofs = [false, true].map((stepFree) => proveRoutes(graph, { places: some, stepFree, closed }));
    const sum = (count: 'pairs' | 'equal' | 'unreachable') =>
      proofs.reduce((all, proof) => all + proof[count], 0);
    console.log(
      `Closures ${run + 1} of ${closureRuns}: ${sum('pairs')} pairs, ${sum('equal')} equal in cost, ${sum('unreachable')} without a way in both`,
    );
    differences.push(...proofs.flatMap((proof) => proof.differences));
  }
  for (const stepFree of [false, true]) {
    const start = performance.now();
    const proof = proveRoutes(graph, { places: ends, stepFree });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const { pairs, equal, unreachable } = proof;
    console.log(
      `${stepFree ? 'Step-free' : 'With stairs'}: ${pairs} pairs, ${equal} equal in cost, ${unreachable} without a way ` +
        `in both, ${pairs - equal - unreachable} different (${seconds} s)`,
    );
    differences.push(...proof.differences);
  }
  if (differences.length > 0) throw new ToolError(`Proof failed:\n${differences.join('\n')}`);
});
