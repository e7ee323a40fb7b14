import '@campusway/ui-kit/global.css';
import { graph } from '@campusway/campus-data/graph';
import { places } from '@campusway/campus-data/places';
import { leafletCanvas, ownCanvas } from '../src/leaflet/bench/renderers.ts';
import { createSyntheticCampus } from './synthetic-campus.ts';
import { createSyntheticFloor } from './synthetic-floor.ts';
import { timeAnswers } from './time-answers.ts';
import { timeRenderer } from './time-renderer.ts';

/** What main.ts calls inside the browser. */
const bench = {
  ourCampus: () => timeAnswers({ graph, places }, 2000),
  largeCampus: () => timeAnswers(createSyntheticCampus({ floors: 10, corridors: 50, doors: 100 }), 400),
  async renderers(rooms: number) {
    const floors = [createSyntheticFloor(rooms), createSyntheticFloor(rooms, 3)] as const;
    return { own: await timeRenderer(ownCanvas, floors), leaflet: await timeRenderer(leafletCanvas, floors) };
  },
};

export type BrowserBench = typeof bench;

Object.assign(globalThis, { bench });
