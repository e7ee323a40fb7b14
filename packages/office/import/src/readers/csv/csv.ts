import type { Point } from '@campusway/campus';
import { toId } from '../../derive/unique-ids.ts';
import { guess } from '../../guesses.ts';
import type {
  Guess,
  Names,
  ReadResult,
  SourceLevel,
  SourceOpening,
  SourcePolygon,
  SourceUnit,
  SourceWay,
} from '../../model.ts';
import { cleanText } from '../clean-text.ts';
import type { Reader } from '../reader.ts';
import { drawLevel, type LevelNode } from './draw-level.ts';
import { hasLists, type ListEdge, type ListNode, type Lists, readLists } from './read-lists.ts';

export const csvReader: Reader = {
  what: 'a list of nodes and a list of edges (CSV)',
  fits: ({ texts }) => hasLists(texts),
  read: ({ texts, name }) => new CsvReading(readLists(texts, name), name).read(),
};

class CsvReading {
  readonly #lists: Lists;
  readonly #file: string;
  readonly #guesses: Guess[] = [];
  readonly #outlines = new Map<string, SourcePolygon[]>();
  readonly #units: SourceUnit[] = [];
  readonly #openings: SourceOpening[] = [];
  readonly #ways: SourceWay[] = [];

  constructor(lists: Lists, file: string) {
    this.#lists = lists;
    this.#file = file;
  }

  read(): ReadResult {
    const { levels, unit } = this.#lists;
    const { nodes, edges, shafts } = withLandings(this.#lists);
    for (const level of levels.keys()) this.#drawLevel(level, { nodes, edges, shafts });
    this.#drawPaths();
    this.#report();
    return {
      campus: {
        source: { file: this.#file, format: 'csv' },
        ...{ unit, names: {}, occupants: [], amenities: [], details: [] },
        buildings: [...new Set([...levels.values()].flatMap(({ building }) => building ?? []))].map((id) => ({
          ...{ id, names: { und: id }, footprint: [] },
        })),
        levels: [...levels.values()].map(
          ({ key, building, ordinal, name, shortName, elevation }): SourceLevel => ({
            ...{ id: key, ordinal, names: name ? { und: name } : {}, outline: this.#outlines.get(key) ?? [] },
            ...(building && { buildingId: building }),
            ...(shortName && { shortName }),
            ...(elevation !== undefined && { elevation }),
          }),
        ),
        ...{ units: this.#units, openings: this.#openings, ways: this.#ways },
      },
      guesses: this.#guesses,
    };
  }

  #drawLevel(levelId: string, { nodes, edges, shafts }: Landings): void {
    const here = nodes.filter(({ level }) => level === levelId);
    const own = edges.filter(({ from, to }) => from.level === levelId && to.level === levelId);
    const drawn = drawLevel(
      here.map(({ id, point, category }): LevelNode => ({ id, point, role: roleOf(category) })),
      own.map(({ from, to }) => [from.id, to.id]),
    );
    this.#outlines.set(
      levelId,
      drawn.outline.map((polygon) => this.#toSource(polygon)),
    );
    for (const node of here) {
      const polygon = drawn.rooms.get(node.id);
      const shaft = shafts.get(node.id);
      const number = cleanText(node.number, this.#guesses, { id: node.id });
      if (polygon)
        this.#units.push({
          ...{ id: node.id, levelId, names: this.#namesOf(node), otherNames: [], category: node.category },
          polygon: this.#toSource(polygon),
          ...(number && { number }),
          ...(shaft && { shaft }),
        });
    }
    drawn.corridors.forEach((polygon, i) => {
      const id = toId(`${levelId} corridor ${i + 1}`);
      const common = { id, levelId, names: {}, otherNames: [], category: 'walkway' };
      this.#units.push({ ...common, polygon: this.#toSource(polygon) });
    });
    const counts = new Map<string, number>();
    const entrances = new Set(here.flatMap(({ id, category }) => (category === 'entrance' ? id : [])));
    for (const { node, line } of drawn.doors) {
      const count = (counts.get(node) ?? 0) + 1;
      counts.set(node, count);
      const isEntrance = entrances.has(node);
      this.#openings.push({
        ...{ id: `${node}-door${count > 1 ? `-${count}` : ''}`, levelId, names: {} },
        category: isEntrance ? 'pedestrian.principal' : 'pedestrian',
        line: line.map(this.#lists.toSource),
        unitIds: isEntrance ? [] : [node],
        ...(isEntrance && { isEntrance }),
      });
    }
    drawn.ways.forEach(({ line, edge }, i) => {
      const isOneWay = edge !== undefined && own[edge]?.isOneWay === true;
      const common = {
        id: toId(`${levelId} way ${i + 1}`),
        levelId,
        names: {},
        category: 'corridor',
      } as const;
      this.#ways.push({ ...common, line: line.map(this.#lists.toSource), ...(isOneWay && { isOneWay }) });
    });
  }

  /** Edges with an end outdoors. */
  #drawPaths(): void {
    const paths = this.#lists.edges.filter(
      ({ from, to }) => from.level === undefined || to.level === undefined,
    );
    paths.forEach(({ from, to, isOneWay, name }, i) => {
      this.#ways.push({
        ...{ id: `path-${i + 1}`, names: name ? { und: name } : {}, category: 'path' },
        line: [from.point, to.point].map(this.#lists.toSource),
        ...(isOneWay && { isOneWay }),
      });
    });
  }

  #report(): void {
    const rooms = this.#units.filter(({ category }) => category !== 'walkway').length;
    if (rooms === 0) return;
    const what = `${rooms} rooms, stairs and lifts are drawn as squares, corridors as strips along the edges`;
    const why = 'The lists have points and no outlines';
    guess(this.#guesses, 'assumed', { rule: 'drawn-from-points', what, why, file: this.#file });
  }

  #namesOf({ id, name }: ListNode): Names {
    const text = cleanText(name, this.#guesses, { id });
    return text ? { und: text } : {};
  }

  #toSource(polygon: readonly (readonly Point[])[]): SourcePolygon {
    return polygon.map((ring) => ring.map(this.#lists.toSource));
  }
}

interface Landings {
  readonly nodes: readonly ListNode[];
  readonly edges: readonly ListEdge[];
  /** Name of the shaft by id of a node. */
  readonly shafts: ReadonlyMap<string, string>;
}

/** Nodes whose edges lead to other levels as stairs and lifts: of a corner a staircase is drawn beside it. */
function withLandings({ nodes, edges }: Lists): Landings {
  const shafts = new Map<string, string>();
  const kinds = new Map<string, 'stairs' | 'elevator'>();
  for (const { from, to, shaft } of edges) {
    if (!shaft) continue;
    const [one, other] = [shafts.get(from.id) ?? from.id, shafts.get(to.id) ?? to.id];
    shafts.set(from.id, one);
    for (const [id, name] of [...shafts, [to.id, other] as const]) if (name === other) shafts.set(id, one);
    for (const { id } of [from, to]) kinds.set(id, kinds.get(id) === 'elevator' ? 'elevator' : shaft);
  }
  const drawn = nodes.map((node): ListNode => ({ ...node, category: kinds.get(node.id) ?? node.category }));
  return { nodes: drawn, edges: edges.filter(({ shaft }) => !shaft), shafts };
}

function roleOf(category: string): LevelNode['role'] {
  return category === 'corner' || category === 'entrance' ? category : 'place';
}
