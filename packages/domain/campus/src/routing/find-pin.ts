import type { Point } from '../geometry/point.ts';
import { indexOfLevel, type Levels, outdoors, titleOf } from '../level.ts';
import type { Campus, GraphEdge, GraphNode, Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';
import { capitalised } from '../text.ts';
import { createFindNearestWay, type NearestWay } from '../walking-graph/nearest-way.ts';
import type { Router } from './router.ts';

/**
 * A point that an id names: `at-level-2-1234-567` is 123.4 m east and 56.7 m north. Decimetres, as web servers treat
 * a path with a full stop as a file.
 */
interface PinSpot {
  readonly point: Point;
  readonly level: number;
}

const number = '(-?\\d{1,6})';
const pinPattern = new RegExp(`^at-(.*[^-])-${number}-${number}$`);

/** The point that a pin's id names, in metres of the campus; undefined for any other text and for an unknown level. */
export function parsePinId(text: string, levels: Levels): PinSpot | undefined {
  const [, id, x, y] = pinPattern.exec(text.trim()) ?? [];
  const level = indexOfLevel(levels, id);
  return level === -1 ? undefined : { level, point: [Number(x) / 10, Number(y) / 10] };
}

function toPinId({ point, level }: PinSpot, levels: Levels): string {
  const [x, y] = point.map((metres) => Math.round(metres * 10));
  return `at-${levels[level]?.id}-${x}-${y}`;
}

/** Makes places of points on edges and caches them. A pin is named by its edge, the nearest place and its level. */
export function createFindPin({ graph, places, levels }: Campus, router: Router) {
  let findNearestWay: ReturnType<typeof createFindNearestWay> | undefined;
  const pins = new Map<string, Place>();

  function nearestWay(point: Point, among: readonly number[]): NearestWay | undefined {
    findNearestWay ??= createFindNearestWay(graph);
    return findNearestWay(point, among);
  }

  function toPin(id: string, way: NearestWay): Place {
    const cached = pins.get(id);
    if (cached) return cached;
    const node = router.addSpot(way);
    const { x, y } = router.graph.nodes[node] as GraphNode;
    const nodes = [node, ...way.beside.map((one) => router.addSpot(one))];
    const at = { level: way.level, x, y, nodes };
    const landmark = landmarkBy(way, node);
    const named = { name: nameOf(way, landmark), aliases: [], campus: landmark?.campus };
    const pin: Place = { id, kind: 'facility', ...named, ...at };
    pins.set(id, pin);
    return pin;
  }

  /** The place nearest on foot. */
  function landmarkBy({ level }: NearestWay, node: number): Place | undefined {
    const landmarks = places.filter((place) => place.level === level && isLandmark(place));
    const here = landmarks.find(({ nodes }) => nodes.includes(node));
    const found = router.findNearest({ from: [node], among: landmarks.map(({ nodes }) => nodes) });
    return here ?? (found.status === 'found' ? landmarks[found.place] : undefined);
  }

  /** `Corridor by 118, first floor`, `West walk by Canteen, outdoors` */
  function nameOf({ edge, level }: NearestWay, landmark: Place | undefined): string {
    const { name, kind } = graph.edges[edge] as GraphEdge;
    const by = landmark ? ` by ${landmark.code ?? landmark.name}` : '';
    return `${capitalised(name ?? kind)}${by}, ${titleOf(levels, level)}`;
  }

  return {
    /** The pin with an id; undefined where no edge is near. */
    byId(text: string): Place | undefined {
      const spot = parsePinId(text, levels);
      const way = spot && nearestWay(spot.point, [spot.level]);
      return way && toPin(text.trim(), way);
    },
    /** A pin on the nearest edge of some levels. */
    near(point: Point, among: readonly number[]): Place | undefined {
      const way = nearestWay(point, among);
      return way && toPin(toPinId(way, levels), way);
    },
  };
}

/** Indoors rooms, outdoors landmarks. */
function isLandmark({ kind, level }: Place): boolean {
  return level === outdoors ? !factsOf(kind).isInterchangeable : kind === 'room' || kind === 'venue';
}
