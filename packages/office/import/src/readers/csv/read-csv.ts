import type { Point } from '@campusway/campus';
import { toId } from '../../derive/draft/names.ts';
import { cleanText } from '../../files/clean-text.ts';
import { Groups } from '../../geometry/groups.ts';
import { type Guess, guess } from '../../guesses.ts';
import type {
  Names,
  Reader,
  ReadResult,
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
  read: (files) => new CsvReading(readLists(files), files.name).read(),
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
    const { unit } = this.#lists;
    const landings = withLandings(this.#lists);
    const levels = [...this.#lists.levels.values()];
    for (const { key } of levels) this.#drawLevel(key, landings);
    this.#drawPaths();
    this.#report();
    const buildings = new Set(levels.flatMap(({ building }) => building ?? []));
    return {
      campus: {
        source: { file: this.#file, format: 'csv' },
        ...{ unit, names: {}, occupants: [], amenities: [], details: [] },
        buildings: [...buildings].map((id) => ({ id, names: { und: id }, footprint: [] })),
        levels: levels.map(({ key: id, building: buildingId, ordinal, name, shortName, elevation }) => ({
          ...{ id, ordinal, names: toNames(name), outline: this.#outlines.get(id) ?? [] },
          ...{ buildingId, shortName, elevation },
        })),
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
    this.#outlines.set(levelId, drawn.outline.map(this.#toSource));
    for (const { id, category, ...node } of here) {
      const polygon = drawn.rooms.get(id);
      const number = cleanText(node.number, this.#guesses, { id });
      if (!polygon) continue;
      const names = toNames(cleanText(node.name, this.#guesses, { id }));
      const common = { id, levelId, names, otherNames: [], category };
      this.#units.push({ ...common, polygon: this.#toSource(polygon), number, shaft: shafts.get(id) });
    }
    drawn.corridors.forEach((polygon, i) => {
      const id = toId(`${levelId} corridor ${i + 1}`);
      const common = { id, levelId, names: {}, otherNames: [], category: 'walkway' };
      this.#units.push({ ...common, polygon: this.#toSource(polygon) });
    });
    const entrances = new Set(here.flatMap(({ id, category }) => (category === 'entrance' ? id : [])));
    for (const { node, line } of drawn.doors) {
      const isEntrance = entrances.has(node) || undefined;
      const category = isEntrance ? 'pedestrian.principal' : 'pedestrian';
      const common = { id: `${node}-door`, levelId, names: {}, category, line: this.#toLine(line) };
      this.#openings.push({ ...common, unitIds: isEntrance ? [] : [node], isEntrance });
    }
    drawn.ways.forEach(({ line, edge }, i) => {
      const isOneWay = (edge !== undefined && own[edge]?.isOneWay) || undefined;
      const common = {
        id: toId(`${levelId} way ${i + 1}`),
        levelId,
        names: {},
        category: 'corridor',
      } as const;
      this.#ways.push({ ...common, line: this.#toLine(line), isOneWay });
    });
  }

  /** Draws edges with an end outdoors. */
  #drawPaths(): void {
    const isPath = ({ from, to }: ListEdge) => from.level === undefined || to.level === undefined;
    this.#lists.edges.filter(isPath).forEach(({ from, to, isOneWay, name }, i) => {
      const common = { id: `path-${i + 1}`, names: toNames(name), category: 'path' } as const;
      const line = this.#toLine([from.point, to.point]);
      this.#ways.push({ ...common, line, isOneWay: isOneWay || undefined });
    });
  }

  #report(): void {
    const rooms = this.#units.filter(({ category }) => category !== 'walkway').length;
    if (rooms === 0) return;
    const what = `${rooms} rooms, stairs and lifts are drawn as squares, corridors as strips along the edges`;
    const why = 'The tables have points without outlines';
    guess(this.#guesses, 'assumed', { rule: 'drawn-from-points', what, why, file: this.#file });
  }

  readonly #toLine = (line: readonly Point[]) => line.map(this.#lists.toSource);
  readonly #toSource = (polygon: readonly (readonly Point[])[]): SourcePolygon => polygon.map(this.#toLine);
}

interface Landings {
  readonly nodes: readonly ListNode[];
  readonly edges: readonly ListEdge[];
  /** Name of the shaft by id of a node. */
  readonly shafts: ReadonlyMap<string, string>;
}

/** Nodes with edges to other levels become stairs and lifts; a staircase at a corner is drawn beside it. */
function withLandings({ nodes, edges }: Lists): Landings {
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
    shafts: new Map(shafts),
  };
}

function roleOf(category: string): LevelNode['role'] {
  return category === 'corner' || category === 'entrance' ? category : 'place';
}

function toNames(text: string | undefined): Names {
  return text ? { und: text } : {};
}
