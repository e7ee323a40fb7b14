import {
  areaOf,
  distance,
  nearestOnSegment,
  type Point,
  type Polygon,
  toCentimetres,
  Walls,
} from '@campusway/campus';
import { centreOf, edgesOf, type Triangulation, triangulate } from './triangulate.ts';

/** Minimum metres between points along the walls. */
const minStep = 0.8;
/** Maximum points along one side of a square of the same area: a large area gets a larger step. */
const maxPoints = 80;
/** Minimum length of a branch, in times the free radius at its junction: a shorter one leads into a corner. */
const minBranch = 1.9;
/** Maximum metres by which straightening moves a line. */
const maxShift = 0.35;
/** Metres between a straightened line and corners. */
const clearance = 0.2;

/**
 * Lines along which people walk through an area: the chordal axis of its triangulation, without branches into corners,
 * straightened.
 *
 * @param doors points just inside the area; from each a line is in sight
 */
export function centreLines(polygon: Polygon, doors: readonly Point[]): Point[][] {
  const step = Math.max(minStep, Math.sqrt(Math.abs(areaOf(polygon))) / maxPoints);
  const axis = chordalAxis(triangulate(polygon, step));
  const walls = new Walls(polygon);
  const kept = prune(axis);
  trimEnds(axis, kept);
  keepForDoors(axis, kept, { doors, walls });
  straightenJunctions(axis, kept, walls);
  return chainsOf(axis, kept).map((chain) => straighten(chain.map(toCentimetres), walls));
}

interface Axis {
  readonly points: Point[];
  /** Metres to the nearest wall, about. */
  readonly radius: readonly number[];
  readonly neighbours: readonly ReadonlySet<number>[];
}

/** Midpoints of the edges inside the area, joined across each triangle; where three meet, through its centre. */
function chordalAxis(triangulation: Triangulation): Axis {
  const { points, corners, twins, inside } = triangulation;
  const own: Point[] = [];
  const radius: number[] = [];
  const neighbours: Set<number>[] = [];
  const byEdge = new Map<number, number>();
  const add = (point: Point, metres: number) => {
    neighbours.push(new Set());
    radius.push(metres);
    return own.push(point) - 1;
  };
  const join = (a: number, b: number) => {
    neighbours[a]?.add(b);
    neighbours[b]?.add(a);
  };
  const middleOf = (edge: number) => {
    const key = Math.min(edge, twins[edge] ?? edge);
    const known = byEdge.get(key);
    if (known !== undefined) return known;
    const [from, to] = [points[corners[edge] ?? 0], points[corners[next(edge)] ?? 0]];
    if (!from || !to) throw new RangeError(`Cannot find edge ${edge} of a triangulation`);
    const node = add([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], distance(from, to) / 2);
    byEdge.set(key, node);
    return node;
  };
  for (const triangle of inside) {
    const open = edgesOf(triangle)
      .filter((edge) => (twins[edge] ?? -1) >= 0)
      .map(middleOf);
    const [first, second, third] = open;
    if (first === undefined || second === undefined) continue;
    if (third === undefined) join(first, second);
    else {
      const centre = add(
        centreOf(triangle, triangulation),
        Math.max(...open.map((node) => radius[node] ?? 0)),
      );
      for (const node of open) join(centre, node);
    }
  }
  return { points: own, radius, neighbours };
}

function next(edge: number): number {
  return edge % 3 === 2 ? edge - 2 : edge + 1;
}

/** Nodes without the branches into corners. The shortest branches are removed first. */
function prune({ points, radius, neighbours }: Axis): Set<number> {
  const kept = new Set(points.keys());
  const degree = neighbours.map((own) => own.size);
  const at = (node: number) => points[node] ?? ([0, 0] as const);
  for (;;) {
    const branches = [...kept]
      .filter((node) => degree[node] === 1)
      .flatMap((leaf) => {
        const branch = [leaf];
        let [length, node, before] = [0, leaf, -1];
        for (;;) {
          const after = [...(neighbours[node] ?? [])].find((one) => one !== before && kept.has(one));
          if (after === undefined) return [];
          length += distance(at(node), at(after));
          [before, node] = [node, after];
          if ((degree[node] ?? 0) > 2) break;
          branch.push(node);
        }
        return length < minBranch * (radius[node] ?? 0) ? [{ branch, junction: node, length }] : [];
      })
      .toSorted((a, b) => a.length - b.length);
    const changed = new Set<number>();
    for (const { branch, junction } of branches) {
      // Its other branches are measured again without this one.
      if (changed.has(junction)) continue;
      changed.add(junction);
      for (const node of branch) kept.delete(node);
      degree[junction] = (degree[junction] ?? 0) - 1;
    }
    if (changed.size === 0) return kept;
  }
}

/** Shortens each end by its free radius: there the axis turns into one of two corners. */
function trimEnds({ points, radius, neighbours }: Axis, kept: Set<number>): void {
  const beside = (node: number) => [...(neighbours[node] ?? [])].filter((one) => kept.has(one));
  for (const end of [...kept].filter((node) => beside(node).length === 1)) {
    const from = points[end] ?? [0, 0];
    let node = end;
    for (;;) {
      const [after, other] = beside(node);
      if (after === undefined || other !== undefined || beside(after).length !== 2) break;
      kept.delete(node);
      node = after;
      if (distance(points[node] ?? from, from) >= (radius[node] ?? 0)) break;
    }
  }
}

/** Restores the branch towards each door from which no line is in sight. */
function keepForDoors(
  { points, neighbours }: Axis,
  kept: Set<number>,
  { doors, walls }: { readonly doors: readonly Point[]; readonly walls: Walls },
): void {
  const at = (node: number) => points[node] ?? ([0, 0] as const);
  for (const door of doors) {
    const sees = [...kept].some((node) => {
      for (const other of neighbours[node] ?? []) {
        if (other < node || !kept.has(other)) continue;
        const { point } = nearestOnSegment(door, [at(node), at(other)]);
        if (walls.isFree([door, point])) return true;
      }
      return false;
    });
    if (sees) continue;
    const near = [...points.keys()].toSorted((a, b) => distance(at(a), door) - distance(at(b), door));
    const start = near.find((node) => (neighbours[node]?.size ?? 0) > 0 && walls.isFree([door, at(node)]));
    if (start === undefined) continue;
    const before = new Map<number, number>([[start, -1]]);
    for (const node of before.keys()) {
      if (kept.has(node)) {
        for (let one = node; one >= 0; one = before.get(one) ?? -1) kept.add(one);
        break;
      }
      for (const other of neighbours[node] ?? []) if (!before.has(other)) before.set(other, node);
    }
  }
}

/** How far from a junction its branches are straightened, in times the free radius there. */
const junctionReach = 2.5;

/**
 * Moves each junction and the nodes near it onto a straight line between the two branches with the smallest detour: the
 * axis bends towards a door recess or a side corridor, and a route past it would have a kink.
 */
function straightenJunctions(
  { points, radius, neighbours }: Axis,
  kept: ReadonlySet<number>,
  walls: Walls,
): void {
  const at = (node: number): Point => points[node] ?? [0, 0];
  const beside = (node: number) => [...(neighbours[node] ?? [])].filter((one) => kept.has(one));
  const branchOf = (junction: number, first: number): number[] => {
    const branch = [junction, first];
    const limit = junctionReach * (radius[junction] ?? 0);
    while (distance(at(junction), at(branch.at(-1) ?? first)) < limit) {
      const [after, other] = beside(branch.at(-1) ?? first).filter((one) => one !== branch.at(-2));
      if (after === undefined || other !== undefined) break;
      branch.push(after);
    }
    return branch;
  };
  for (const junction of [...kept].filter((node) => beside(node).length > 2)) {
    const branches = beside(junction).map((first) => branchOf(junction, first));
    const throughs = branches.flatMap((one, i) =>
      branches.slice(i + 1).map((other) => {
        const line = [at(one.at(-1) ?? junction), at(other.at(-1) ?? junction)] as const;
        const detour = distance(line[0], at(junction)) + distance(at(junction), line[1]) - distance(...line);
        return { nodes: new Set([...one, ...other]), line, detour };
      }),
    );
    const [through] = throughs.toSorted((one, other) => one.detour - other.detour);
    if (!through || !isClear(through.line, walls)) continue;
    const moved = new Map(
      [...through.nodes].map((node) => [node, nearestOnSegment(at(node), through.line).point]),
    );
    const asideOf = (node: number) => beside(node).filter((other) => !through.nodes.has(other));
    const isFree = [...moved].every(([node, point]) =>
      asideOf(node).every((other) => walls.isFree([point, at(other)])),
    );
    if (isFree) for (const [node, point] of moved) points[node] = point;
  }
}

/** Stretches between ends and junctions. */
function chainsOf({ points, neighbours }: Axis, kept: ReadonlySet<number>): Point[][] {
  const beside = (node: number) => [...(neighbours[node] ?? [])].filter((one) => kept.has(one));
  const done = new Set<string>();
  const chains: Point[][] = [];
  const walk = (start: number, first: number) => {
    const chain = [start];
    let [before, node] = [start, first];
    for (;;) {
      done.add(`${before} ${node}`).add(`${node} ${before}`);
      chain.push(node);
      const onward = beside(node);
      if (onward.length !== 2 || node === start) break;
      const after = onward[0] === before ? onward[1] : onward[0];
      if (after === undefined) break;
      [before, node] = [node, after];
    }
    chains.push(chain.map((one) => points[one] ?? [0, 0]));
  };
  const ends = [...kept].filter((node) => beside(node).length !== 2);
  // A ring without a junction begins at any of its nodes.
  for (const start of [...ends, ...kept]) {
    for (const first of beside(start)) if (!done.has(`${start} ${first}`)) walk(start, first);
  }
  return chains;
}

/** Douglas-Peucker simplification with lines that stay inside the area. */
function straighten(chain: readonly Point[], walls: Walls): Point[] {
  const [from, to] = [chain[0], chain.at(-1)];
  if (!from || !to || chain.length < 3) return [...chain];
  const isLoop = distance(from, to) < 0.01;
  let [farthest, max] = [0, -1];
  chain.slice(1, -1).forEach((point, i) => {
    const off = isLoop ? distance(point, from) : nearestOnSegment(point, [from, to]).distance;
    if (off > max) [farthest, max] = [i + 1, off];
  });
  if (!isLoop && max <= maxShift && isClear([from, to], walls)) return [from, to];
  return [
    ...straighten(chain.slice(0, farthest + 1), walls),
    ...straighten(chain.slice(farthest), walls).slice(1),
  ];
}

/** Whether a line stays inside the area with some clearance on both sides. */
function isClear([a, b]: readonly [Point, Point], walls: Walls): boolean {
  const length = distance(a, b) || 1;
  const [nx, ny] = [((b[1] - a[1]) / length) * clearance, ((a[0] - b[0]) / length) * clearance];
  return [-1, 0, 1].every((side) =>
    walls.isFree([
      [a[0] + nx * side, a[1] + ny * side],
      [b[0] + nx * side, b[1] + ny * side],
    ]),
  );
}
