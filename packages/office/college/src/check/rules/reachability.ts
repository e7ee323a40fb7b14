import type { PlaceStop } from '@campusway/campus';
import { mostCommon } from '../../source/most-common.ts';
import { nameOf } from '../drawing.ts';
import { outerDoors, Reach } from '../reach.ts';
import { drawingRule } from '../rule.ts';

/** Every place is reachable from every entrance and gate, in both directions. */
export const reachability = drawingRule('reachability', function* (drawing, sources) {
  const { graph, nodeOf } = drawing.derived;
  const doors = outerDoors(drawing.all('opening'));
  const [first] = doors;
  const reach = new Reach(graph);
  const start = first ? nodeOf.get(first.id) : largestComponent(drawing.stops, reach);
  const origin = first ? nameOf(first) : 'most others';
  if (!first) {
    const file = sources.geometry[0]?.path ?? '';
    yield { file, pointer: '', message: 'There is no entrance and no gate', fix: 'Draw one' };
  }
  if (start === undefined) return;
  const [inwards, outwards] = [reach.from(start), reach.to(start)];
  const island = new Set<number>();
  const stopsAt = Map.groupBy(
    drawing.stops.flatMap((stop) => stop.nodes.map((node) => ({ node, stop }))),
    ({ node }) => node,
  );
  for (const stop of drawing.stops) {
    const [node] = stop.nodes;
    if (node === undefined || island.has(node)) continue;
    const [canEnter, canLeave] = [inwards, outwards].map((set) => stop.nodes.some((one) => set.has(one)));
    if (canEnter && canLeave) continue;
    if (canEnter || canLeave) {
      const message = `${nameOfStop(stop)} is behind a one-way: it cannot be ${canEnter ? 'left towards' : 'reached from'} ${origin}`;
      yield {
        ...drawing.placeOfStop(stop.id),
        message,
        fix: 'Turn the one-way around, or remove "one_way"',
      };
      continue;
    }
    const joined = reach.around(node);
    for (const one of joined) island.add(one);
    const others = new Set(
      [...joined].flatMap((one) => stopsAt.get(one)?.map(({ stop: there }) => there) ?? []),
    );
    others.delete(stop);
    const rest =
      others.size > 0 ? ` together with ${[...others].slice(0, 4).map(nameOfStop).join(', ')}` : '';
    const more = others.size > 4 ? ` and ${others.size - 4} more` : '';
    const message = `${nameOfStop(stop)} is an island${rest}${more}: no way leads there from ${origin}`;
    yield {
      ...drawing.placeOfStop(stop.id),
      message,
      fix: 'Draw the way or the door that joins it to the rest',
    };
  }
  for (const door of doors) {
    const node = nodeOf.get(door.id) ?? -1;
    if (inwards.has(node) && outwards.has(node)) continue;
    const oneWay = inwards.has(node) || outwards.has(node);
    const message = oneWay
      ? `${nameOf(door)} is behind a one-way: it is connected with ${origin} in one direction only`
      : `${nameOf(door)} is not connected with ${origin}`;
    const fix = oneWay ? 'Remove "one_way"' : 'Start a way at the middle of its line';
    yield { ...drawing.placeOf(door), message, fix };
  }
});

function nameOfStop({ code, name, kind, id }: PlaceStop): string {
  return code ? `room ${code}` : `${name ?? kind} "${id}"`;
}

/** A node of the connected component with most places. */
function largestComponent(stops: readonly PlaceStop[], reach: Reach): number | undefined {
  const partOf = new Map<number, number>();
  const nodes = stops.flatMap(({ nodes: [node] }) => node ?? []);
  for (const node of nodes)
    if (!partOf.has(node)) for (const one of reach.around(node)) partOf.set(one, node);
  return mostCommon(nodes.map((node) => partOf.get(node) ?? node));
}
