/** Proves every route of the campus against an independent router, and that none goes through a wall: `npm run prove`. */
import { unpackGraph } from '@campusway/campus';
import { proveRoutes, proveWalls, readFeatures } from '@campusway/college/route-proofs';
import { openCollege } from '@campusway/publishing/college';
import { collegeFolder, runTool, ToolError } from '@campusway/toolkit';

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
  const differences = [...walls.crossings];
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
