/** Proves every route of the campus against an independent router, and that none goes through a wall: `npm run prove`. */
import { type Closure, unpackGraph, type WalkingGraph } from '@campusway/campus';
import { createRandom } from '@campusway/campus/bench/random.ts';
import { describeCrossing, proveWalls, readFeatures } from '@campusway/college/check';
import { proveRoutes, type RouteProof } from '@campusway/college/route-proofs';
import { openCollege } from '@campusway/publishing/college';
import { collegeFolder, runCommand, ToolError } from '@campusway/toolkit';
import { batchesOfAll, maxPairs, sampleBatchesOf, samplePairs } from './prove/batches.ts';

/** Of the sample and of the closures. */
const seed = 11;
/** Nodes and edges that are closed at most, and their share of a small college. */
const [maxClosed, closedShare] = [20, 1 / 40];

const usage = `npm run prove -- [--college FOLDER] [--sample PAIRS]
All pairs of places up to ${maxPairs}; of more, or with --sample, a random sample of about ${samplePairs} or PAIRS.`;
const flags = { sample: { type: 'string' } } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
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
  const random = createRandom(seed);
  const all = ends.length * (ends.length - 1);
  const wanted = pairsOf(values.sample) ?? (all > maxPairs ? samplePairs : undefined);
  const sample = wanted === undefined ? undefined : sampleBatchesOf(ends, { pairs: wanted, random });
  if (sample)
    console.log(
      `Of the ${all} pairs only a random sample is proved, all pairs within each of ${sample.length} sets of places (seed ${seed})`,
    );
  const underClosures = (sample ?? batchesOfAll(ends, random)).map((own, run) => {
    // A walker and a wheelchair in turns: each pair is proved under closures at least once, for one of the two.
    const stepFree = run % 2 === 1;
    return proveRoutes(graph, { places: own, stepFree, closed: drawClosures(graph, { stepFree, random }) });
  });
  report(`Under ${underClosures.length} sets of closures`, underClosures);
  const open = [false, true].map((stepFree) => {
    const start = performance.now();
    const proofs = (sample ?? [ends]).map((own) => proveRoutes(graph, { places: own, stepFree }));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    report(stepFree ? 'Step-free' : 'With stairs', proofs, ` (${seconds} s)`);
    return proofs;
  });
  const routes = [...underClosures, ...open.flat()].flatMap((proof) => proof.differences);
  const differences = [...walls.crossings.map(describeCrossing), ...routes];
  if (differences.length > 0) throw new ToolError(`Proof failed:\n${differences.join('\n')}`);
});

function pairsOf(written: string | undefined): number | undefined {
  if (written !== undefined && !/^[1-9]\d*$/.test(written))
    throw new ToolError(`Cannot use --sample "${written}": write a number of pairs, such as ${samplePairs}`);
  return written === undefined ? undefined : Number(written);
}

/** Random closed nodes and edges; every second closure is for step-free routes only, if these are proved. */
function drawClosures(
  { nodes, edges }: WalkingGraph,
  { stepFree, random }: { readonly stepFree: boolean; readonly random: () => number },
): Closure[] {
  // A lift is closed at a landing or as a whole, never between two of its floors.
  const closable = [...edges.keys()].filter((edge) => edges[edge]?.kind !== 'lift');
  const any = (things: readonly number[]) => things.slice(Math.floor(random() * things.length)).slice(0, 1);
  const count = Math.min(maxClosed, Math.ceil(nodes.length * closedShare));
  return Array.from({ length: count }, (_, i) => ({
    ...{ nodes: any([...nodes.keys()]), edges: any(closable) },
    stepFreeOnly: stepFree && i % 2 === 1,
  }));
}

function report(what: string, proofs: readonly RouteProof[], after = ''): void {
  const sum = (count: 'pairs' | 'equal' | 'unreachable') =>
    proofs.reduce((total, proof) => total + proof[count], 0);
  const [pairs, equal, unreachable] = [sum('pairs'), sum('equal'), sum('unreachable')];
  console.log(
    `${what}: ${pairs} pairs, ${equal} equal in cost, ${unreachable} without a way in both, ` +
      `${pairs - equal - unreachable} different${after}`,
  );
}
