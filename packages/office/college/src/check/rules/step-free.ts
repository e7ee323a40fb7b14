import { outdoors, placeOfRoom } from '@campusway/campus';
import { Drawing } from '../drawing.ts';
import { outerDoors, Reach } from '../reach.ts';
import { rule } from '../rule.ts';

/** Every place is step-free from the entrances and gates, or is a known gap; every known gap is a real one. */
export const stepFree = rule('step-free', ['geometry', 'buildings', 'known-gaps'], function* (sources) {
  const drawing = Drawing.of(sources);
  const { graph, nodeOf } = drawing.derived;
  const withSteps = new Reach(graph);
  const stepFreeReach = new Reach(graph, (edge) => edge.wheelchair);
  const gaps = sources['known-gaps'].flatMap(({ path: file, content }) =>
    content.gaps.map(({ place }, i) => ({ place, file, pointer: `/gaps/${i}` })),
  );
  const known = new Set(gaps.map((gap) => gap.place));
  const doors = outerDoors(drawing.all('opening'));
  const main = doors.find((door) => !known.has(door.id));
  const start = main && nodeOf.get(main.id);
  if (start === undefined) return;
  const [all, reached] = [withSteps.from(start), stepFreeReach.from(start)];
  const found = new Set<string>();
  const roomById = new Map(
    drawing.all('unit').flatMap((unit) => (unit.room ? [[placeOfRoom(unit.room), unit] as const] : [])),
  );
  // An entrance must be step-free from outdoors; a lift inside does not count.
  const fromOutside = new Reach(
    graph,
    (edge) => edge.wheelchair && [edge.from, edge.to].some((node) => graph.nodes[node]?.level === outdoors),
  );
  const around = fromOutside.from(start);
  const stops = [
    ...drawing.stops.filter((stop) => stop.kind !== 'entrance').map((stop) => ({ ...stop, within: reached })),
    ...doors.map(({ id, name }) => ({
      id,
      name,
      code: undefined,
      nodes: [nodeOf.get(id) ?? -1],
      within: around,
    })),
  ];
  for (const { id, name, code, nodes, within } of stops) {
    if (found.has(id) || nodes.some((node) => within.has(node)) || !nodes.some((node) => all.has(node)))
      continue;
    found.add(id);
    if (known.has(id)) continue;
    const feature = drawing.find(id) ?? roomById.get(id);
    const where = feature ? drawing.placeOf(feature) : { file: 'geometry', pointer: '' };
    const words = code ? `Room ${code}` : `${name ?? 'The place'} "${id}"`;
    const message = `${words} cannot be reached without steps from "${main?.id}"`;
    yield {
      ...where,
      message,
      fix: 'Draw the existing ramp or lift, or list the place in known-gaps.json',
    };
  }
  for (const { place, file, pointer } of gaps) {
    if (found.has(place)) continue;
    const message = `"${place}" is listed as a gap, but it can be reached without steps`;
    yield { file, pointer, severity: 'warning', message, fix: 'Remove it from the list' };
  }
});
