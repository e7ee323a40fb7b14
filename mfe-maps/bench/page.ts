import { type Campus, type Levels, type PackedGraph, type Place, unpackGraph } from '@campusway/campus';
import '@campusway/ui-kit/global.css';
import { createSurroundings, describeRoute } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { leafletCanvas, ownCanvas, timeRenderer } from './renderers.ts';
import { createSyntheticCampus, createSyntheticFloor } from './synthetic.ts';

/** Functions that main.ts calls in the browser. */
const bench = {
  ourCampus: (graph: PackedGraph, places: readonly Place[], levels: Levels) =>
    timeAnswers({ graph: unpackGraph(graph), places, levels }, 2000),
  largeCampus: () => timeAnswers(createSyntheticCampus({ floors: 10, corridors: 50, doors: 100 }), 400),
  async renderers(rooms: number) {
    const floors = [createSyntheticFloor(rooms), createSyntheticFloor(rooms, 3)] as const;
    return { own: await timeRenderer(ownCanvas, floors), leaflet: await timeRenderer(leafletCanvas, floors) };
  },
  /** Shows a floor and records frame times; `framesSoFar` returns those since its last call. */
  async showForDragging(rooms: number) {
    const floor = createSyntheticFloor(rooms);
    const { map, prepare } = ownCanvas(floor);
    prepare(floor)();
    map.setZoom(map.getZoom() + 1);
    watchFrames();
  },
  framesSoFar: () => frames.splice(0),
};

/** Milliseconds for each of `count` routes with directions between random places. */
function timeAnswers(campus: Campus, count: number) {
  const { graph, places } = campus;
  const router = createCampusRouter(campus);
  const surroundings = createSurroundings(campus);
  const random = createRandom(20);
  const pick = () => places[Math.floor(random() * places.length)]?.id ?? '';
  const time = () => {
    const [from, to] = [pick(), pick()];
    const start = performance.now();
    const result = router.findRoute({ from, to, stepFree: random() < 0.5 });
    if (result.status === 'found') describeRoute(result, surroundings);
    return performance.now() - start;
  };
  for (let i = 0; i < count / 4; i++) time();
  return { nodes: graph.nodes.length, times: Array.from({ length: count }, time) };
}

/** Seeded pseudorandom numbers from 0 to 1 (Mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const frames: number[] = [];

function watchFrames(): void {
  let last = performance.now();
  const record = (now: number) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

export type BrowserBench = typeof bench;

Object.assign(globalThis, { bench });
