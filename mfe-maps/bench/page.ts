import { type Levels, type PackedGraph, type Place, unpackGraph } from '@campusway/campus';
import '@campusway/ui-kit/global.css';
import { leafletCanvas, ownCanvas } from './renderers.ts';
import { createSyntheticCampus } from './synthetic-campus.ts';
import { createSyntheticFloor } from './synthetic-floor.ts';
import { timeAnswers } from './time-answers.ts';
import { timeRenderer } from './time-renderer.ts';

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
    const renderer = ownCanvas(floor);
    renderer.prepare(floor)();
    renderer.map.setZoom(renderer.map.getZoom() + 1);
    watchFrames();
  },
  framesSoFar: () => frames.splice(0),
};

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
