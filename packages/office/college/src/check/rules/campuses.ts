import { outdoors } from '@campusway/campus';
import type { Sources } from '../../source/college-source.ts';
import { Drawing } from '../drawing.ts';
import { entriesOf } from '../listed.ts';
import { type RawFinding, rule } from '../rule.ts';
import { byCampus, findCampusIn, Reach } from './reachability.ts';

type CheckedSources = Pick<Sources, 'college' | 'buildings' | 'campus-places' | 'geometry'>;

/** Every named campus is listed, each has a building or a place, and two have a way or a sentence between them. */
export const campusesRule = rule(
  'campuses',
  ['college', 'buildings', 'campus-places', 'geometry'],
  function* (sources) {
    const [college] = sources.college;
    if (!college) return;
    const { path: file, content } = college;
    const { campuses = [], transport = [] } = content;
    const ids = campuses.map(({ id }) => id);
    const isSeveral = ids.length > 0;
    const fix = isSeveral
      ? `Write one of ${ids.join(', ')}`
      : 'List the campuses in "campuses" of college.json, or remove the line';
    const buildings = entriesOf(sources.buildings, 'buildings');
    const named = [...buildings, ...entriesOf(sources['campus-places'], 'places')];
    for (const { entry, ...at } of named) {
      const { name, campus } = entry;
      if (campus === undefined || ids.includes(campus)) continue;
      yield {
        file: at.file,
        pointer: `${at.pointer}/campus`,
        message: `${name} is on the campus "${campus}", which college.json does not list`,
        fix,
      };
    }
    for (const { entry, ...at } of isSeveral ? buildings : []) {
      if (entry.campus === undefined)
        yield {
          ...at,
          message: `${entry.name} ("${entry.id}") has no campus, but the college has several`,
          fix: fix.replace('Write', 'Write "campus":'),
        };
    }
    for (const [i, { id, name }] of campuses.entries()) {
      const pointer = `/campuses/${i}`;
      if (campuses.findIndex((one) => one.id === id || one.name === name) < i)
        yield {
          file,
          pointer,
          message: `The campus "${name}" ("${id}") has the id or the name of another`,
          fix: 'Give it its own',
        };
      else if (!named.some(({ entry }) => entry.campus === id))
        yield {
          file,
          pointer,
          message: `No building and no place is on ${name} ("${id}")`,
          fix: `Write "campus": "${id}" into its buildings`,
        };
    }
    for (const [i, { between }] of transport.entries()) {
      const [one, other] = between;
      for (const id of between) {
        if (!ids.includes(id))
          yield { file, pointer: `/transport/${i}/between`, message: `There is no campus "${id}"`, fix };
      }
      if (one === other)
        yield {
          file,
          pointer: `/transport/${i}/between`,
          message: `The transport leads from "${one}" to itself`,
          fix: 'Write two campuses',
        };
    }
    if (isSeveral) yield* misplacedEnds(sources);
    const joined = new Set(transport.map(({ between }) => between.toSorted().join()));
    const all = isSeveral ? byCampus(sources) : [];
    const drawn = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
    for (const [i, one] of drawn.entries()) {
      const reach = new Reach(one.drawing.derived.graph);
      const [start] = one.stops.flatMap(({ nodes }) => nodes);
      const reached = start === undefined ? undefined : reach.around(start);
      for (const other of drawn.slice(i + 1)) {
        const isWalk = other.stops.some(({ nodes }) => nodes.some((node) => reached?.has(node)));
        if (isWalk || joined.has([one.id, other.id].toSorted().join())) continue;
        const message = `No way on foot and no sentence leads from "${one.id}" to "${other.id}"`;
        const how = `Add { "between": ["${one.id}", "${other.id}"], "text": "Bus ..." } to "transport", or draw the way`;
        yield { severity: 'warning', file, pointer: '/transport', message, fix: how };
      }
    }
  },
);

/** Places where a transport starts or ends on another campus than its line says. */
function* misplacedEnds(sources: CheckedSources): Iterable<RawFinding> {
  const find = findCampusIn(sources);
  const named = entriesOf(sources['campus-places'], 'places').map(({ entry: { id, label } }) => ({
    ...{ id, level: outdoors, x: label[0], y: label[1] },
  }));
  const places = [...named, ...Drawing.of(sources).stops];
  for (const { entry: ride, file, pointer } of entriesOf(sources.college, 'transport')) {
    for (const [end, own] of [
      ['from', ride.between[0]],
      ['to', ride.between[1]],
    ] as const) {
      const place = places.find(({ id }) => id === ride[end]);
      const campus = place && find(place);
      if (campus === undefined || campus === own) continue;
      yield {
        ...{ file, pointer: `${pointer}/${end}` },
        message: `The transport ${end === 'from' ? 'starts' : 'ends'} at "${ride[end]}", which is on the campus "${campus}", not on "${own}"`,
        fix: `Write a place of "${own}", or leave out "${end}"`,
      };
    }
  }
}
