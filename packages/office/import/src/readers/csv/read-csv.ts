import { midpoint, type Point } from '@campusway/campus';
import { toId } from '../../derive/draft/names.ts';
import { cleanText } from '../../files/clean-text.ts';
import { Groups } from '../../geometry/groups.ts';
import { type Guess, guess } from '../../guesses.ts';
import type {
  Names,
  Reader,
  ReadResult,
  SourceCampus,
  SourceLink,
  SourceOpening,
  SourcePolygon,
  SourceUnit,
  SourceWay,
} from '../../model.ts';
import { drawLevel, type LevelNode } from './draw-level.ts';
import { hasTables } from './find-tables.ts';
import { type ListEdge, type ListNode, type Lists, readLists } from './read-lists.ts';

export const csvReader: Reader = {
  what: 'a table of nodes and a table of edges (CSV)',
  fits: ({ texts }) => hasTables(texts),
  read: (files) => readTables(readLists(files), files.name),
};

function readTables(lists: Lists, file: string): ReadResult {
  const guesses: Guess[] = [...lists.guesses];
  const outlines = new Map<string, SourcePolygon[]>();
  const units: SourceUnit[] = [];
  const openings: SourceOpening[] = [];
  const ways: SourceWay[] = [];
  const toLine = (line: readonly Point[]) => line.map(lists.toSource);
  const toSource = (polygon: readonly (readonly Point[])[]): SourcePolygon => polygon.map(toLine);
  const { crossings, ...joined } = withCrossings(lists);
  const { nodes, edges, shafts } = withLandings(joined);

  const clean = (node: ListNode): ListNode => ({
    ...node,
    name: cleanText(node.name, guesses, { id: node.id }),
    number: cleanText(node.number, guesses, { id: node.id }),
  });

  const draw = (levelId: string) => {
    const here = nodes.filter(({ level }) => level === levelId).map(clean);
    const own = edges.filter(({ from, to }) => from.level === levelId && to.level === levelId);
    const drawn = drawLevel(
      here.map(({ id, point, category }): LevelNode => ({ id, point, role: roleOf(category) })),
      own.map(({ from, to }) => [from.id, to.id]),
    );
    outlines.set(levelId, drawn.outline.map(toSource));
    for (const { id, category, ...node } of here) {
      const polygon = drawn.rooms.get(id);
      if (!polygon) continue;
      const common = { id, levelId, names: toNames(node.name), number: node.number, otherNames: [] };
      units.push({ ...common, category, polygon: toSource(polygon), shaft: shafts.get(id) });
    }
    drawn.corridors.forEach((polygon, i) => {
      const common = { id: toId(`${levelId} corridor ${i + 1}`), levelId, names: {}, otherNames: [] };
      units.push({ ...common, category: 'walkway', polygon: toSource(polygon) });
    });
    const entrances = new Map(here.filter(isEntranceNode).map(({ id, name }) => [id, name]));
    for (const { node, line } of drawn.doors) {
      const isEntrance = entrances.has(node) || undefined;
      const crossing = crossings.get(node);
      const category = crossing ? 'passage' : isEntrance ? 'pedestrian.principal' : 'pedestrian';
      const names = toNames(entrances.get(node));
      const common = { id: `${node}-door`, levelId, names, category, line: toLine(line) };
      if (!crossing) openings.push({ ...common, unitIds: isEntrance ? [] : [node], isEntrance });
      else if (crossing.from === levelId) openings.push({ ...common, unitIds: [], toLevelId: crossing.to });
    }
    drawn.ways.forEach(({ line, edge }, i) => {
      const isOneWay = (edge !== undefined && own[edge]?.isOneWay) || undefined;
      const common = { id: toId(`${levelId} way ${i + 1}`), levelId, names: {} };
      const category = edge === undefined ? 'corridor' : (own[edge]?.category ?? 'corridor');
      ways.push({ ...common, category, line: toLine(line), isOneWay });
    });
  };

  const levels = [...lists.levels.values()];
  for (const { key } of levels) draw(key);
  // Edges with an end outdoors.
  const isPath = ({ from, to }: ListEdge) => from.level === undefined || to.level === undefined;
  lists.edges.filter(isPath).forEach(({ from, to, isOneWay, name }, i) => {
    const common = { id: `path-${i + 1}`, names: toNames(name), category: 'path' } as const;
    ways.push({ ...common, line: toLine([from.point, to.point]), isOneWay: isOneWay || undefined });
  });
  reportNames(lists, { units, openings }, guesses);
  const rooms = units.filter(({ category }) => category !== 'walkway').length;
  if (rooms > 0) {
    const what = `${rooms} rooms, stairs and lifts are drawn as squares, corridors as strips along the edges`;
    const why = 'The tables have points without outlines';
    guess(guesses, 'assumed', { rule: 'drawn-from-points', what, why, file });
  }
  const buildings = new Set(levels.flatMap(({ building }) => building ?? []));
  const { name: campusName, licence, attribution, language } = lists.mapping;
  const campus: SourceCampus = {
    source: {
      ...{ file, format: 'csv' },
      ...(licence && { licence }),
      ...(attribution && { attribution }),
      ...(language && { language }),
    },
    ...{ unit: lists.unit, names: toNames(campusName), occupants: [], amenities: [], details: [] },
    buildings: [...buildings].map((id) => ({ id, names: { und: id }, footprint: [] })),
    levels: levels.map(({ key: id, building: buildingId, ordinal, name, shortName, elevation }) => ({
      ...{ id, ordinal, names: toNames(name), outline: outlines.get(id) ?? [] },
      ...{ buildingId, shortName, elevation },
    })),
    ...{ units, openings, ways, links: linksOf(lists, new Set(units.map(({ id }) => id))) },
  };
  return { campus, guesses };
}

/** Reports names and numbers of nodes that the drawing does not show. */
function reportNames(
  { nodes }: Lists,
  { units, openings }: { readonly units: readonly SourceUnit[]; readonly openings: readonly SourceOpening[] },
  guesses: Guess[],
): void {
  const drawn = new Set([...units, ...openings].map(({ id }) => id));
  for (const node of nodes) {
    const { id, level, name, number } = node;
    if (drawn.has(id)) continue;
    const isEntrance = isEntranceNode(node) && drawn.has(`${id}-door`);
    for (const [what, text] of Object.entries({ name: isEntrance ? undefined : name, number })) {
      if (text === undefined) continue;
      const why =
        'Rooms, stairs and lifts have a name and a number, entrances with an edge have a name. Change the kind of the node';
      const line = { rule: 'unread-name', what: `The ${what} "${text}" is left out`, why, id };
      guess(guesses, 'left-out', level === undefined ? line : { ...line, levelId: level });
    }
  }
}

function linksOf({ edges, edgesFile, toSource }: Lists, units: ReadonlySet<string>): SourceLink[] {
  const toSpot = ({ id, level: levelId, point }: ListNode) => ({
    ...{ levelId, position: toSource(point), unitId: units.has(id) ? id : undefined },
  });
  return edges.map(({ from, to, line }) => ({
    what: `The edge from "${from.id}" to "${to.id}"`,
    where: { file: edgesFile, line },
    ends: [toSpot(from), toSpot(to)],
  }));
}

/** An edge between two buildings becomes two, one of each building, that meet in the middle. */
function withCrossings({ nodes, edges }: Lists) {
  const middles: Lists['nodes'] = [];
  const crossings = new Map<string, { readonly from: string | undefined; readonly to: string | undefined }>();
  const halves = edges.flatMap((edge): ListEdge[] => {
    const { from, to, isCrossing } = edge;
    if (!isCrossing) return [edge];
    const common = { id: `${from.id}-${to.id}`, point: midpoint(from.point, to.point), category: 'crossing' };
    const [here, there] = [from, to].map(({ level }) => ({
      ...common,
      level,
      name: undefined,
      number: undefined,
    })) as [ListNode, ListNode];
    middles.push(here, there);
    crossings.set(common.id, { from: from.level, to: to.level });
    return [
      { ...edge, to: here },
      { ...edge, from: there },
    ];
  });
  return { nodes: [...nodes, ...middles], edges: halves, crossings };
}

/** Nodes with edges to other levels become stairs and lifts; a staircase at a corner is drawn beside it. */
function withLandings({ nodes, edges }: Pick<Lists, 'nodes' | 'edges'>) {
  const climbs = edges.filter(({ shaft }) => shaft !== undefined);
  const groups = new Groups(climbs.flatMap(({ from, to }) => [from.id, to.id]));
  const kinds = new Map<string, 'stairs' | 'elevator'>();
  for (const { from, to, shaft = 'stairs' } of climbs) {
    groups.join(from.id, to.id);
    for (const { id } of [from, to]) kinds.set(id, kinds.get(id) === 'elevator' ? 'elevator' : shaft);
  }
  const shafts = groups.all.flatMap((group) => group.map((id) => [id, group[0] ?? id] as const));
  return {
    nodes: nodes.map((node) => ({ ...node, category: kinds.get(node.id) ?? node.category })),
    edges: edges.filter(({ shaft }) => shaft === undefined),
    /** Name of the shaft by id of a node. */
    shafts: new Map(shafts),
  };
}

function isEntranceNode({ category }: ListNode): boolean {
  return category === 'entrance';
}

function roleOf(category: string): LevelNode['role'] {
  if (category === 'crossing') return 'entrance';
  return category === 'corner' || category === 'entrance' ? category : 'place';
}

function toNames(text: string | undefined): Names {
  return text ? { und: text } : {};
}
