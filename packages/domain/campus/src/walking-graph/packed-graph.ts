import { type GraphEdge, type WalkingGraph, wayKinds } from '../model.ts';

/** A walking graph in compact JSON: rows of numbers instead of objects. */
export interface PackedGraph {
  readonly nodes: readonly (readonly number[])[];
  /**
   * From, to, centimetres, index into `wayKinds`, flags (1 wheelchair, 2 one-way, 4 passage); then, unless 0, the number of steps
   * and the position in `names`, from 1.
   */
  readonly edges: readonly (readonly number[])[];
  readonly names: readonly string[];
}

export function packGraph({ nodes, edges }: WalkingGraph): PackedGraph {
  const names = [...new Set(edges.flatMap(({ name }) => name ?? []))];
  const extras = ({ steps = 0, name }: GraphEdge) => {
    const index = name === undefined ? 0 : names.indexOf(name) + 1;
    return index ? [steps, index] : steps ? [steps] : [];
  };
  return {
    nodes: nodes.map(({ x, y, level }) => [x, y, level]),
    edges: edges.map((edge) => [
      edge.from,
      edge.to,
      Math.round(edge.length * 100),
      wayKinds.indexOf(edge.kind),
      Number(edge.wheelchair) + 2 * Number(edge.oneWay) + (edge.isPassage ? 4 : 0),
      ...extras(edge),
    ]),
    names,
  };
}

export function unpackGraph({ nodes, edges, names }: PackedGraph): WalkingGraph {
  return {
    nodes: nodes.map(([x = 0, y = 0, level = 0]) => ({ x, y, level })),
    edges: edges.map(([from = 0, to = 0, centimetres = 0, kind = 0, flags = 0, steps = 0, name = 0]) => ({
      from,
      to,
      length: centimetres / 100,
      kind: wayKinds[kind] ?? 'corridor',
      wheelchair: (flags & 1) !== 0,
      oneWay: (flags & 2) !== 0,
      ...((flags & 4) !== 0 && { isPassage: true }),
      ...(steps > 0 && { steps }),
      ...(name > 0 && { name: names[name - 1] ?? '' }),
    })),
  };
}
