import { readFileSync } from 'node:fs';
import {
  type Box,
  cornersOf,
  crossingOf,
  isInside,
  type LevelPlan,
  listStoreys,
  outdoors,
  type Placement,
  type PlanUnit,
  type Point,
  planPart,
  sidesOf,
  storeyOf,
  toMetres,
  toPlane,
  unpackGraph,
} from '@campusway/campus';
import {
  boxOfPictogram,
  type Frame,
  layOutNames,
  type Measure,
  type Names,
  type NamesOf,
  type PlacedLabel,
  toPixels,
} from '@campusway/campus/labels';
import { createCampusRouter } from '@campusway/campus/routing';
import { roomScale } from '@campusway/campus/scene';
import type { CollegeParts } from '@campusway/contract';
import { describe, expect, inject, test } from 'vitest';
import { toFrame } from '../canvas/canvas-frame.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly college: string;
    readonly hillCollege: string;
  }
}

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;
const letters = [1, 2] as const;
/** Zoom levels of `PlanMap` on the directions page, in steps of 0.25. */
const zooms = Array.from({ length: 29 }, (_, i) => -1 + i / 4);
const closest = 6;

/** Average width of the page's font; East Asian characters are square. */
const measure: Measure = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.55) * size, 0);

const colleges = (['college', 'hillCollege'] as const).map((name) => {
  const { parts } = JSON.parse(readFileSync(inject(name), 'utf8')) as { parts: CollegeParts };
  return { name, ...readParts(parts) };
});

describe.each(colleges)(
  'layOutNames() on the plans of $name',
  ({ floors, screens, contentOf, routeOn, placement }) => {
    test.each(floors)('has no collisions on floor %i at any zoom, window size and text size', (floor) => {
      const collisions: string[] = [];
      let seed = floor + 1;
      let count = 0;
      for (const zoom of zooms)
        for (const size of sizes)
          for (const larger of letters)
            for (const hasRoute of [false, true]) {
              const { lines, ends, centre } = routeOn(floor, seed++);
              const frame = frameAround(placement, { zoom, size, centre });
              const route = hasRoute ? { lines, ends } : noRoute;
              const pinned = route.ends.map(({ id }) => id);
              const names = layOut(contentOf(floor, frame, pinned), { frame, size, larger, route });
              count += names.found.labels.length;
              collisions.push(
                ...collisionsOf(names).map((text) => `zoom ${zoom}, ${size}, letters ${larger}: ${text}`),
              );
            }
      expect(collisions).toEqual([]);
      expect(count).toBeGreaterThan(200);
    });

    test.each(screens)('has no collisions on the screen $id', (screen) => {
      const collisions: string[] = [];
      let seed = screen.level;
      // A route in every other case; the test of floors has all combinations.
      for (const zoom of zooms)
        for (const size of sizes) {
          const { lines, ends } = routeOn(screen.level, ++seed);
          const frame = frameAround(screen, { zoom, size, centre: toMetres(screen.centre, screen) });
          const route = seed % 2 === 0 ? { lines, ends } : noRoute;
          const pinned = new Set(route.ends.map(({ id }) => id));
          const { floor } = contentOf(screen.level);
          const content = { floor, showsRooms: true, pinned, wing: screen.wing };
          const names = layOut(content, { frame, size, larger: letters[(seed >> 1) % 2] ?? 1, route });
          collisions.push(...collisionsOf(names).map((text) => `zoom ${zoom}, ${size}: ${text}`));
        }
      expect(collisions).toEqual([]);
    });

    test.each(floors)(
      'shows the number of each room of floor %i with enough space, at the closest zoom',
      (floor) => {
        const missing: string[] = [];
        for (const unit of contentOf(floor).floor.units) {
          const sign = unit.sign ?? unit.room;
          if (!sign) continue;
          for (const size of sizes)
            for (const larger of letters) {
              const frame = frameAround(placement, { zoom: closest, size, centre: unit.label });
              const { found } = layOut(contentOf(floor, frame), { frame, size, larger, route: noRoute });
              const shows = found.labels.some(({ lines: [first] }) => first?.text === sign);
              if (!shows && hasSpace({ ...unit, sign }, frame, larger))
                missing.push(`${sign} at ${size}, letters ${larger}`);
            }
        }
        expect(missing).toEqual([]);
      },
    );
  },
);

type Room = Pick<PlanUnit, 'polygon' | 'label'> & { readonly sign: string };

interface Route {
  readonly lines: readonly (readonly Point[])[];
  readonly ends: readonly { readonly id: string; readonly at: Point }[];
}

const noRoute: Route = { lines: [], ends: [] };

function readParts(parts: CollegeParts) {
  const { levels, places, screens } = parts;
  const graph = unpackGraph(parts.graph);
  const router = createCampusRouter({ graph, places, levels });
  const placement = screens[0] as Placement;
  const planOf = (floor: number) => parts[planPart(levels, floor)] as LevelPlan;
  const ground = storeyOf(levels, outdoors);
  const campusPlaces = places.filter(({ onCampusMap }) => onCampusMap);
  const ofFloor = (floor: number) =>
    places.filter(({ level }) => level > outdoors && storeyOf(levels, level) === floor);

  /** Content of the directions page for a floor: the entrance floor with the grounds. */
  function contentOf(floor: number, frame?: Frame, pinned: readonly string[] = []): NamesOf {
    const content = { floor: planOf(floor), showsRooms: true, pinned: new Set(pinned) };
    if (floor !== ground) return content;
    const showsRooms = !frame || pinned.length > 0 || frame.scale >= roomScale;
    return { ...content, grounds: planOf(outdoors), places: campusPlaces, showsRooms };
  }

  /** A route between two places of a floor, and one of them as centre of the map. */
  function routeOn(floor: number, seed: number): Route & { readonly centre: Point } {
    const among = ofFloor(floor);
    const pick = (by: number) => among[(seed * by) % among.length] ?? { id: '', x: 0, y: 0, nodes: [] };
    const [from, to] = [pick(7919), pick(104_729)];
    const found = router.findRoute({ from: from.id, to: to.id, stepFree: false });
    const nodes = found.status === 'found' ? found.nodes : [];
    const lines: Point[][] = [[]];
    for (const node of nodes) {
      const { x, y, level } = graph.nodes[node] ?? { x: 0, y: 0, level: -1 };
      if (level >= 0 && storeyOf(levels, level) === floor) lines.at(-1)?.push([x, y]);
      else lines.push([]);
    }
    const ends = [from, to].map(({ id, x, y }) => ({ id, at: [x, y] as const }));
    const doors = [nodes.at(0), nodes.at(-1)].map((node) => graph.nodes[node ?? -1]);
    const leaders = doors.map((door, i): readonly Point[] =>
      door && ends[i] ? [ends[i].at, [door.x, door.y]] : [],
    );
    return {
      lines: [...lines, ...leaders].filter(({ length }) => length > 1),
      ends,
      centre: [from.x, from.y],
    };
  }

  const oneWing = screens.filter(({ wing }) => wing);
  return { floors: listStoreys(levels), screens: oneWing, contentOf, routeOn, placement };
}

interface Look {
  readonly zoom: number;
  readonly size: readonly [number, number];
  readonly centre: Point;
}

/** Share of the map by which the canvas exceeds it on each side. */
const margin = 0.3;

function frameAround(placement: Placement, { zoom, size: [width, height], centre }: Look): Frame {
  const scale = 2 ** zoom;
  const [row, column] = toPlane(centre, placement);
  const [wide, high] = [width * (1 + 2 * margin), height * (1 + 2 * margin)];
  return toFrame(placement, {
    zoom: scale,
    left: column * scale - wide / 2,
    top: -row * scale - high / 2,
    width: wide,
    height: high,
    pixelRatio: 1,
  });
}

interface Setting {
  readonly frame: Frame;
  readonly size: readonly [number, number];
  readonly larger: number;
  readonly route: Route;
}

interface LaidOut {
  readonly found: Names;
  readonly taken: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
  readonly larger: number;
}

function layOut(content: NamesOf, { frame, size: [width, height], larger, route }: Setting): LaidOut {
  const [left, top] = [width * margin, height * margin];
  const box = (minX: number, minY: number, maxX: number, maxY: number): Box => ({
    minX: left + minX,
    minY: top + minY,
    maxX: left + maxX,
    maxY: top + maxY,
  });
  const touch = 44 * larger;
  const controls = [
    box(width - 10 - 3 * touch, height - 10 - touch, width - 10, height - 10),
    box(8, height - 8 - 40 * larger, 8 + 28 * larger + 120, height - 8),
    box(width - 12 - touch, 12, width - 12, 12 + 5 * touch),
  ];
  const marks = route.ends.map(({ at }) => {
    const [x, y] = toPixels(at, frame);
    return { minX: x - 17, minY: y - 43, maxX: x + 17, maxY: y + 2 };
  });
  const lines = route.lines.map((line) => line.map((point) => toPixels(point, frame)));
  const obstacles = { view: box(0, 0, width, height), controls, marks, lines };
  const found = layOutNames(content, { frame, measure, obstacles, letters: larger });
  return { found, taken: [...controls, ...marks], lines, larger };
}

/** Half of the route's casing, CSS pixels. */
const casing = 4;

function collisionsOf({ found, taken, lines, larger }: LaidOut): readonly string[] {
  const named = [
    ...found.labels.map((label) => ({ text: label.lines[0]?.text ?? '', box: boxOf(label, larger) })),
    ...found.pictograms.map((one) => ({
      text: one.name,
      box: grown(boxOfPictogram(one, found.frame), 0, larger),
    })),
  ];
  return named.flatMap(({ text, box }, i) => [
    ...named.slice(i + 1).flatMap((other) => (touch(box, other.box) ? [`${text} on ${other.text}`] : [])),
    ...taken.flatMap((other) => (touch(box, other) ? [`${text} on a pin or control`] : [])),
    ...(lines.some((line) => crosses(line, grown(box, casing))) ? [`${text} on the route`] : []),
  ]);
}

function boxOf({ at: [x, y], width, height }: PlacedLabel, larger: number): Box {
  return grown(
    { minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2 },
    0,
    larger,
  );
}

function grown({ minX, minY, maxX, maxY }: Box, by: number, times = 1): Box {
  return {
    minX: minX * times - by,
    minY: minY * times - by,
    maxX: maxX * times + by,
    maxY: maxY * times + by,
  };
}

function touch(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function crosses(line: readonly Point[], box: Box): boolean {
  const corners = cornersOf(box);
  const sides = sidesOf(corners);
  return line.some((end, i) => {
    const start = line[i - 1] ?? end;
    return isInside(end, [corners]) || sides.some((side) => crossingOf([start, end], side));
  });
}

/** Whether the number fits at the label point, horizontally or vertically. */
function hasSpace({ polygon, label, sign }: Room, frame: Frame, larger: number): boolean {
  const long = measure(sign, { size: 11 * larger, weight: 620 }) + 8 * larger;
  const high = (11 * 1.15 + 4) * larger;
  const [x, y] = toPixels(label, frame);
  const walls = polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map((point) => toPixels(point, frame)));
  return [
    [long, high],
    [high, long],
  ].some(([width = 0, height = 0]) => {
    const box = { minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2 };
    return !walls.some((wall) => crosses(wall, box));
  });
}
