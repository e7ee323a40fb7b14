import { parseLevelTag } from '../../files/parse-level-tag.ts';
import { createFrame } from '../../frame.ts';
import { ImportError, type Position, type SourceFiles } from '../../model.ts';
import { unitCategoryOf } from '../osm/categories.ts';
import { findTables, type Tables } from './find-tables.ts';
import { type Row, type Table, toNumber } from './parse-table.ts';

/** A place or a corner of a corridor, in metres. */
export interface ListNode {
  readonly id: string;
  readonly point: Position;
  /** Key of its level; undefined outdoors. */
  readonly level: string | undefined;
  /** Category of IMDF of a place, `entrance`, or `corner`. */
  readonly category: string;
  readonly name: string | undefined;
  readonly number: string | undefined;
}

export interface ListEdge {
  readonly from: ListNode;
  readonly to: ListNode;
  readonly isOneWay: boolean;
  readonly name: string | undefined;
  /** Between levels. */
  readonly shaft: 'stairs' | 'elevator' | undefined;
}

export interface ListLevel {
  readonly key: string;
  readonly building: string | undefined;
  readonly ordinal: number;
  readonly name?: string | undefined;
  readonly shortName?: string | undefined;
  readonly elevation?: number | undefined;
}

export interface Lists {
  readonly unit: 'degrees' | 'metres';
  readonly toSource: (point: Position) => Position;
  readonly nodes: readonly ListNode[];
  readonly edges: readonly ListEdge[];
  readonly levels: ReadonlyMap<string, ListLevel>;
}

/** Kinds of nodes that are corners of a corridor. */
const corners = ['', ...'corner junction waypoint corridor hallway door path node point'.split(' ')];
const entrances = ['entrance', 'exit', 'gate', 'main entrance'];
const outdoorLevels = ['', 'outdoors', 'outdoor', 'outside'];
/** Errors that one message lists. */
const maxErrors = 10;

/** @throws {ImportError} with file, line and reason of up to ten errors */
export function readLists(files: SourceFiles): Lists {
  return new ListReading(findTables(files)).read();
}

class ListReading {
  readonly #nodes: Table;
  readonly #edges: Table;
  readonly #isOnEarth: boolean;
  readonly #named = new Map<string, ListLevel>();
  readonly #levels = new Map<string, ListLevel>();
  readonly #errors: string[] = [];

  constructor({ nodes, edges, levels }: Tables) {
    this.#nodes = nodes;
    this.#edges = edges;
    this.#isOnEarth = nodes.columns.includes('longitude');
    for (const row of levels?.rows ?? []) this.#nameLevel(row, levels as Table);
  }

  read(): Lists {
    const written = this.#nodes.rows.flatMap((row) => this.#readNode(row));
    const [longitude, latitude] = written[0]?.point ?? [0, 0];
    const frame = this.#isOnEarth ? createFrame({ longitude, latitude, rotation: 0 }) : undefined;
    const byId = new Map<string, ListNode>();
    for (const { line, ...node } of written) {
      if (byId.has(node.id)) this.#addError(this.#nodes, line, `there is a node "${node.id}" already`);
      byId.set(node.id, frame ? { ...node, point: frame.toMetres(node.point) } : node);
    }
    const edges = this.#edges.rows.flatMap((row) => this.#readEdge(row, byId));
    if (this.#errors.length > 0) {
      const more = this.#errors.length - maxErrors;
      const shown = [...this.#errors.slice(0, maxErrors), ...(more > 0 ? [`and ${more} more`] : [])];
      throw new ImportError(`Cannot import the tables:\n${shown.join('\n')}`);
    }
    return {
      unit: this.#isOnEarth ? 'degrees' : 'metres',
      toSource: frame ? frame.toDegrees : (point) => point,
      ...{ nodes: [...byId.values()], edges, levels: this.#levels },
    };
  }

  #addError({ file }: Table, line: number, why: string): undefined {
    this.#errors.push(`${file}, line ${line}: ${why}`);
  }

  #nameLevel({ line, cells }: Row, table: Table) {
    const { level = '', building, ordinal: written = '', name, short: shortName } = cells;
    const [ordinal, elevation] = [toNumber(written), toNumber(cells.elevation)];
    if (ordinal === undefined) return this.#addError(table, line, `the ordinal "${written}" is not a number`);
    const key = keyOf(building, level);
    this.#named.set(key, { key, building, ordinal, name, shortName, elevation });
  }

  #readNode({ line, cells }: Row): (ListNode & { line: number })[] {
    const { id, name, number, kind = name || number ? 'room' : '' } = cells;
    const [x = '', y = ''] = this.#isOnEarth ? [cells.longitude, cells.latitude] : [cells.x, cells.y];
    const [px, py] = [toNumber(x), toNumber(y)];
    if (id === undefined) this.#addError(this.#nodes, line, 'the node has no id');
    else if (px === undefined || py === undefined)
      this.#addError(this.#nodes, line, `"${x}" and "${y}" of node "${id}" are not a position`);
    else if (this.#isOnEarth && (Math.abs(px) > 180 || Math.abs(py) > 90))
      this.#addError(this.#nodes, line, `${px}, ${py} of node "${id}" are not longitude and latitude`);
    else {
      const level = this.#levelOf({ line, cells }, id);
      return [{ id, line, point: [px, py], level, category: categoryOf(kind.toLowerCase()), name, number }];
    }
    return [];
  }

  #levelOf({ line, cells: { building, level = '' } }: Row, id: string): string | undefined {
    if (outdoorLevels.includes(level.toLowerCase())) return undefined;
    const named = this.#named.get(keyOf(building, level)) ?? this.#named.get(keyOf(undefined, level));
    const { levels, wrong } = parseLevelTag(level);
    const ordinal = named?.ordinal ?? (wrong.length === 0 && levels.length === 1 ? levels[0] : undefined);
    if (ordinal === undefined) {
      const how = 'write a number, or a table with the columns level and ordinal';
      return this.#addError(
        this.#nodes,
        line,
        `the level "${level}" of node "${id}" is not a number: ${how}`,
      );
    }
    const key = keyOf(building, String(ordinal));
    this.#levels.set(key, { ...named, key, building, ordinal });
    return key;
  }

  #readEdge({ line, cells }: Row, byId: ReadonlyMap<string, ListNode>): ListEdge[] {
    const { from: a = '', to: b = '', kind = '', one_way: oneWay = '', name } = cells;
    const [from, to] = [byId.get(a), byId.get(b)];
    if (!from || !to) {
      const missing = [...(from ? [] : [a]), ...(to ? [] : [b])].join('" and "');
      this.#addError(this.#edges, line, `there is no node "${missing}"`);
      return [];
    }
    if (from === to) {
      this.#addError(this.#edges, line, `the edge leads from node "${a}" to itself`);
      return [];
    }
    const isBetween = from.level !== to.level && from.level !== undefined && to.level !== undefined;
    const words = [kind.toLowerCase(), from.category, to.category];
    const shaft = words.some((word) => /^(lift|elevator)$/.test(word)) ? 'elevator' : 'stairs';
    const isOneWay = /^(1|yes|true|y)$/i.test(oneWay);
    return [{ from, to, isOneWay, name, shaft: isBetween ? shaft : undefined }];
  }
}

function categoryOf(kind: string): string {
  if (corners.includes(kind)) return 'corner';
  if (entrances.includes(kind)) return 'entrance';
  return unitCategoryOf({ indoor: 'room', room: kind.replaceAll(' ', '_') });
}

function keyOf(building: string | undefined, level: string): string {
  return building ? `${building} ${level}` : `level ${level}`;
}
