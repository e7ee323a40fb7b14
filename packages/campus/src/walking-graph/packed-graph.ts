import type { WalkingGraph, WayKind } from '../model.ts';

/** A walking graph as a file holds it: rows of figures instead of objects with names. */
export interface PackedGraph {
  readonly nodes: readonly (readonly number[])[];
  /** From, to, centimetres, index into `wayKinds`, wheelchair (1) plus one-way (2). */
  readonly edges: readonly (readonly number[])[];
}

const wayKinds = [
  'corridor',
  'door',
  'stairs',
  'lift',
  'ramp',
  'path',
  'lobby',
] as const satisfies readonly WayKind[];

export function packGraph({ nodes, edges }: WalkingGraph): PackedGraph {
  return {
    nodes: nodes.map(({ x, y, level }) => [x, y, level]),
    edges: edges.map(({ from, to, length, kind, wheelchair, oneWay }) => [
      from,
      to,
      Math.round(length * 100),
      wayKinds.indexOf(kind),
      Number(wheelchair) + 2 * Number(oneWay),
    ]),
  };
}

export function unpackGraph({ nodes, edges }: PackedGraph): WalkingGraph {
  return {
    nodes: nodes.map(([x = 0, y = 0, level = 0]) => ({ x, y, level })),
    edges: edges.map(([from = 0, to = 0, centimetres = 0, kind = 0, flags = 0]) => ({
      from,
      to,
      length: centimetres / 100,
      kind: wayKinds[kind] ?? 'corridor',
      wheelchair: (flags & 1) !== 0,
      oneWay: (flags & 2) !== 0,
    })),
  };
}
