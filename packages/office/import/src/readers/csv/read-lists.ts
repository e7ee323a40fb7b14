import { createFrame } from '../../frame.ts';
import { ImportError, type Position } from '../../model.ts';
import { unitCategoryOf } from '../osm/categories.ts';
import { parseLevelTag } from '../osm/levels.ts';
import { type Columns, headerOf, parseTable, type Row, type Table, toNumber } from './parse-table.ts';

/** A place or a corner of a corridor, in metres. */
export interface ListNode {
  readonly id: string;
  readonly point: Position;
  /** Key of its level; undefined outdoors. */
  readonly level: string | undefined;
  /** Category of IMDF of a place, `entrance`, or `corner`. */
  readonly category: string;
  readonly name?: string;
  readonly number?: string;
}

export interface ListEdge {
  readonly from: ListNode;
  readonly to: ListNode;
  readonly isOneWay: boolean;
  readonly name?: string;
  /** Between levels. */
  readonly shaft: 'stairs' | 'elevator' | undefined;
}

export interface ListLevel {
  readonly key: string;
  readonly building: string | undefined;
  readonly ordinal: number;
  readonly name?: string;
  readonly shortName?: string;
  readonly elevation?: number;
}

export interface Lists {
  readonly unit: 'degrees' | 'metres';
  readonly toSource: (point: Position) => Position;
  readonly nodes: readonly ListNode[];
  readonly edges: readonly ListEdge[];
  readonly levels: ReadonlyMap<string, ListLevel>;
}

const nodeColumns: Columns = {
  id: ['node', 'node_id', 'nodeid'],
  x: ['easting'],
  y: ['northing'],
  longitude: ['lon', 'lng', 'long'],
  latitude: ['lat'],
  level: ['floor', 'storey', 'story'],
  building: ['block'],
  kind: ['type', 'category'],
  name: ['label', 'title'],
  number: ['room', 'room_number', 'ref'],
};
const edgeColumns: Columns = {
  from: ['source', 'start', 'node1', 'a'],
  to: ['target', 'end', 'node2', 'b'],
  kind: ['type', 'category'],
  oneway: ['one_way', 'directed'],
  name: ['label'],
};
const levelColumns: Columns = {
  level: ['id', 'floor'],
  ordinal: [],
  building: ['block'],
  name: [],
  short: ['short_name', 'shortname', 'sign'],
  elevation: ['height'],
};

const corners = new Set([
  '',
  'corner',
  'junction',
  'waypoint',
  'corridor',
  'hallway',
  'door',
  'path',
  'node',
  'point',
]);
const entrances = new Set(['entrance', 'exit', 'gate', 'main entrance']);
const outdoorLevels = new Set(['', 'outdoors', 'outdoor', 'outside']);
/** Faults that one message names. */
const maxFaults = 10;

type Texts = ReadonlyMap<string, string>;

function tableOf(
  texts: Texts,
  columns: Columns,
  needed: readonly (readonly string[])[],
): [string, string] | undefined {
  return [...texts].find(([file, text]) => {
    if (!/\.(csv|txt)$/i.test(file)) return false;
    const header = headerOf(text.slice(0, 10_000));
    const has = (column: string) =>
      [column, ...(columns[column] ?? [])].some((name) => header.includes(name));
    return needed.every((choices) => choices.some(has));
  });
}

const findNodes = (texts: Texts) =>
  tableOf(texts, nodeColumns, [['id'], ['x', 'longitude'], ['y', 'latitude']]);
const findEdges = (texts: Texts) => tableOf(texts, edgeColumns, [['from'], ['to']]);
const findLevels = (texts: Texts) => tableOf(texts, levelColumns, [['level'], ['ordinal']]);

export function hasLists(texts: Texts): boolean {
  return findNodes(texts) !== undefined || findEdges(texts) !== undefined;
}

/** @throws {ImportError} that names file, line and what is wrong, of up to ten lines */
export function readLists(texts: Texts, source: string): Lists {
  const [nodes, edges, levels] = [findNodes(texts), findEdges(texts), findLevels(texts)];
  if (!nodes)
    throw new ImportError(
      `Cannot import "${source}": no table has the nodes. Its first line names the columns id, x and y (metres) or longitude and latitude, level, kind, name, number`,
    );
  if (!edges)
    throw new ImportError(
      `Cannot import "${source}": no table has the edges. Its first line names the columns from and to, ids of nodes. Put both tables into one folder`,
    );
  return new ListReading(
    parseTable(nodes[1], nodes[0], nodeColumns),
    parseTable(edges[1], edges[0], edgeColumns),
    levels && parseTable(levels[1], levels[0], levelColumns),
  ).read();
}

class ListReading {
  readonly #nodes: Table;
  readonly #edges: Table;
  readonly #named = new Map<string, ListLevel>();
  readonly #levels = new Map<string, ListLevel>();
  readonly #faults: string[] = [];

  constructor(nodes: Table, edges: Table, levels: Table | undefined) {
    this.#nodes = nodes;
    this.#edges = edges;
    for (const row of levels?.rows ?? []) this.#nameLevel(row, levels?.file ?? '');
  }

  read(): Lists {
    const isOnEarth = this.#nodes.columns.has('longitude');
    const written = this.#nodes.rows.flatMap((row) => this.#readNode(row, isOnEarth));
    const [first] = written;
    const frame =
      isOnEarth && first
        ? createFrame({ longitude: first.point[0], latitude: first.point[1], rotation: 0 })
        : undefined;
    const byId = new Map<string, ListNode>();
    for (const { line, ...node } of written) {
      if (byId.has(node.id)) this.#fault(this.#nodes, line, `there is a node "${node.id}" already`);
      byId.set(node.id, frame ? { ...node, point: frame.toMetres(node.point) } : node);
    }
    const edges = this.#edges.rows.flatMap((row) => this.#readEdge(row, byId));
    if (this.#faults.length > 0) {
      const more = this.#faults.length - maxFaults;
      const shown = this.#faults.slice(0, maxFaults);
      throw new ImportError(
        `Cannot import the lists:\n${[...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')}`,
      );
    }
    return {
      unit: isOnEarth ? 'degrees' : 'metres',
      toSource: frame ? frame.toDegrees : (point) => point,
      ...{ nodes: [...byId.values()], edges, levels: this.#levels },
    };
  }

  #fault({ file }: Pick<Table, 'file'>, line: number, why: string): void {
    this.#faults.push(`${file}, line ${line}: ${why}`);
  }

  #nameLevel({ line, cells }: Row, file: string): void {
    const { level = '', building, ordinal: written, name, short, elevation: height } = cells;
    const [ordinal, elevation] = [toNumber(written), toNumber(height)];
    if (ordinal === undefined) {
      this.#fault({ file }, line, `the ordinal "${written ?? ''}" is no number`);
      return;
    }
    this.#named.set(keyOf(building, level), {
      ...{ key: keyOf(building, level), building, ordinal },
      ...(name && { name }),
      ...(short && { shortName: short }),
      ...(elevation !== undefined && { elevation }),
    });
  }

  #readNode({ line, cells }: Row, isOnEarth: boolean): (ListNode & { line: number })[] {
    const { id, building, level = '', name, number, kind = name || number ? 'room' : '' } = cells;
    const [x, y] = isOnEarth ? [cells.longitude, cells.latitude] : [cells.x, cells.y];
    const point = [toNumber(x), toNumber(y)] as const;
    const [px, py] = point;
    if (id === undefined) this.#fault(this.#nodes, line, 'the node has no id');
    else if (px === undefined || py === undefined)
      this.#fault(this.#nodes, line, `"${x ?? ''}" and "${y ?? ''}" of node "${id}" are no position`);
    else if (isOnEarth && (Math.abs(px) > 180 || Math.abs(py) > 90))
      this.#fault(this.#nodes, line, `${px}, ${py} of node "${id}" are no longitude and latitude`);
    else {
      const own = this.#levelOf({ line, building, level, id });
      const word = kind.toLowerCase();
      const category = corners.has(word)
        ? 'corner'
        : entrances.has(word)
          ? 'entrance'
          : unitCategoryOf({ indoor: 'room', room: word.replaceAll(' ', '_') });
      return [
        { line, id, point: [px, py], level: own, category, ...(name && { name }), ...(number && { number }) },
      ];
    }
    return [];
  }

  #levelOf(place: {
    line: number;
    building: string | undefined;
    level: string;
    id: string;
  }): string | undefined {
    const { line, building, level, id } = place;
    if (outdoorLevels.has(level.toLowerCase())) return undefined;
    const named = this.#named.get(keyOf(building, level)) ?? this.#named.get(keyOf(undefined, level));
    const { levels, wrong } = parseLevelTag(level);
    const ordinal = named?.ordinal ?? (wrong.length === 0 && levels.length === 1 ? levels[0] : undefined);
    if (ordinal === undefined) {
      const how = 'write a number, or a table with the columns level and ordinal';
      this.#fault(this.#nodes, line, `the level "${level}" of node "${id}" is no number: ${how}`);
      return undefined;
    }
    const key = keyOf(building, String(ordinal));
    this.#levels.set(key, { ...named, key, building, ordinal });
    return key;
  }

  #readEdge({ line, cells }: Row, byId: ReadonlyMap<string, ListNode>): ListEdge[] {
    const { from: a = '', to: b = '', kind = '', oneway = '', name } = cells;
    const [from, to] = [byId.get(a), byId.get(b)];
    const missing = [from ? [] : a, to ? [] : b].flat();
    if (missing.length > 0) this.#fault(this.#edges, line, `there is no node "${missing.join('" and "')}"`);
    if (!from || !to) return [];
    if (from === to) {
      this.#fault(this.#edges, line, `the edge leads from node "${a}" to itself`);
      return [];
    }
    const isBetween = from.level !== to.level && from.level !== undefined && to.level !== undefined;
    const isLift = [kind.toLowerCase(), from.category, to.category].some((word) =>
      /^(lift|elevator)$/.test(word),
    );
    return [
      {
        ...{ from, to, isOneWay: /^(1|yes|true|y)$/i.test(oneway), ...(name && { name }) },
        shaft: isBetween ? (isLift ? 'elevator' : 'stairs') : undefined,
      },
    ];
  }
}

function keyOf(building: string | undefined, level: string): string {
  return building ? `${building} ${level}` : `level ${level}`;
}
