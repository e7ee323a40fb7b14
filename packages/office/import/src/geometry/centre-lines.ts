import {
  areaOf,
  distance,
  nearestOnSegment,
  type Point,
  type Polygon,
  toCentimetres,
  Walls,
} from '@campusway/campus';
import { type Axis, chordalAxis } from './chordal-axis.ts';
import { along, type Line, leftOf, unitVector } from './lines.ts';
import { triangulate } from './triangulate.ts';

/** Minimum metres between points along the walls. */
const minStep = 0.8;
/** Maximum points along one side of a square of the same area: a large area gets a larger step. */
const maxPoints = 80;
/** Minimum length of a branch, in times the free radius at its junction: a shorter one leads into a corner. */
const minBranch = 1.9;
/** How far from a junction its branches are straightened, in times the free radius there. */
const junctionReach = 2.5;
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
  prune(axis);
  trimEnds(axis);
  restoreForDoors(axis, doors, walls);
  straightenJunctions(axis, walls);
  return chainsOf(axis).map((chain) => straighten(chain.map(toCentimetres), walls));
}

/** Removes the branches into corners, the shortest first. */
function prune(axis: Axis): void {
  const { kept, radius, neighbours, at } = axis;
  const degree = neighbours.map((own) => own.size);
  const branchFrom = (leaf: number) => {
    const branch = [leaf];
    let [length, node, before] = [0, leaf, -1];
    for (;;) {
      const after = axis.beside(node).find((one) => one !== before);
      if (after === undefined) return [];
      length += distance(at(node), at(after));
      [before, node] = [node, after];
      if ((degree[node] ?? 0) > 2) break;
      branch.push(node);
    }
    return length < minBranch * (radius[node] ?? 0) ? [{ branch, junction: node, length }] : [];
  };
  for (;;) {
    const leaves = [...kept].filter((node) => degree[node] === 1);
    const branches = leaves.flatMap(branchFrom).toSorted((a, b) => a.length - b.length);
    const changed = new Set<number>();
    for (const { branch, junction } of branches) {
      // Its other branches are measured again without this one.
      if (changed.has(junction)) continue;
      changed.add(junction);
      for (const node of branch) kept.delete(node);
      degree[junction] = (degree[junction] ?? 0) - 1;
    }
    if (changed.size === 0) return;
  }
}

/** Shortens each end by its free radius: there the axis turns into one of two corners. */
function trimEnds(axis: Axis): void {
  const { kept, radius, at } = axis;
  for (const end of [...kept].filter((node) => axis.beside(node).length === 1)) {
    let node = end;
    for (;;) {
      const [after, other] = axis.beside(node);
      if (after === undefined || other !== undefined || axis.beside(after).length !== 2) break;
      kept.delete(node);
      node = after;
      if (distance(at(node), at(end)) >= (radius[node] ?? 0)) break;
    }
  }
}

/** Restores the branch towards each door from which no line is in sight. */
function restoreForDoors(
  { points, neighbours, kept, at, beside }: Axis,
  doors: readonly Point[],
  walls: Walls,
) {
  const seesLine = (door: Point) =>
    [...kept].some((node) =>
      beside(node).some(
        (other) => other > node && walls.isFree([door, nearestOnSegment(door, [at(node), at(other)]).point]),
      ),
    );
  for (const door of doors) {
    if (seesLine(door)) continue;
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

/**
 * Moves each junction and the nodes near it onto a straight line between the two branches with the smallest detour: the
 * axis bends towards a door recess or a side corridor, and a route past it would have a kink.
 */
function straightenJunctions({ points, radius, kept, at, beside }: Axis, walls: Walls): void {
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
    const moved = [...through.nodes].map(
      (node) => [node, nearestOnSegment(at(node), through.line).point] as const,
    );
    const isFree = moved.every(([node, point]) =>
      beside(node).every((other) => through.nodes.has(other) || walls.isFree([point, at(other)])),
    );
    if (isFree) for (const [node, point] of moved) points[node] = point;
  }
}

/** Stretches between ends and junctions. */
function chainsOf({ kept, at, beside }: Axis): Point[][] {
  const done = new Set<string>();
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
    return chain.map(at);
  };
  const ends = [...kept].filter((node) => beside(node).length !== 2);
  // A ring without a junction begins at any of its nodes.
  return [...ends, ...kept].flatMap((start) =>
    beside(start).flatMap((first) => (done.has(`${start} ${first}`) ? [] : [walk(start, first)])),
  );
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
function isClear([a, b]: Line, walls: Walls): boolean {
  const left = leftOf(unitVector(a, b));
  return [-clearance, 0, clearance].every((off) => walls.isFree([along(a, left, off), along(b, left, off)]));
}
