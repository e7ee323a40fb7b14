import { byWord, drawnCategoryOf } from '../../derive/draft/categories.ts';
import { frameOf } from '../../derive/draft/origin.ts';
import { mappingFile } from '../../files/open-source.ts';
import { parseLevelTag } from '../../files/parse-level-tag.ts';
import { type Guess, guess } from '../../guesses.ts';
import { ImportError, type Position, type SourceFiles } from '../../model.ts';
import { unitCategoryOf } from '../osm/categories.ts';
import { askForKinds } from './ask.ts';
import { findTables, type Row, type Table, toNumber } from './find-tables.ts';

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
  readonly line: number;
  readonly from: ListNode;
  readonly to: ListNode;
  readonly isOneWay: boolean;
  readonly name: string | undefined;
  /** On one level. */
  readonly category: 'corridor' | 'stairs' | 'ramp';
  /** Between levels. */
  readonly shaft: 'stairs' | 'elevator' | undefined;
  /** From one building to another, without stairs or a lift. */
  readonly isCrossing: boolean;
}

interface ListLevel {
  readonly key: string;
  readonly building: string | undefined;
  readonly ordinal: number;
  readonly name?: string | undefined;
  readonly shortName?: string | undefined;
  readonly elevation?: number | undefined;
}

export type Lists = ReturnType<typeof readLists>;

/** Kinds of nodes that are corners of a corridor. */
const corners = ['', ...'corner junction waypoint corridor hallway door path node point'.split(' ')];
/** What kinds of edges mean; a kind of node is a corridor too, and one of any other kind could have steps. */
const edgeKinds = byWord({
  corridor: 'way bridge passage opening floor level outdoor',
  stairs: 'stairs stair staircase stairway steps flight escalator',
  ramp: 'ramp slope',
  lift: 'lift elevator',
});
const entrances = ['entrance', 'exit', 'gate', 'main entrance'];
const outdoorLevels = ['', 'outdoors', 'outdoor', 'outside'];
/** Errors that one message lists. */
const maxErrors = 10;

/** @throws {ImportError} with file, line and reason of up to ten errors */
export function readLists(files: SourceFiles) {
  const tables = findTables(files);
  const { mapping } = tables;
  const ignored = new Set<string>();
  const unknownKinds = new Set<string>();
  const unknownEdges = new Set<string>();
  const guesses: Guess[] = [...tables.guesses];
  const isOnEarth = tables.nodes.columns.includes('longitude');
  const named = new Map<string, ListLevel>();
  const levels = new Map<string, ListLevel>();
  const errors: string[] = [];
  const addError = ({ file }: Table, line: number, why: string): undefined => {
    errors.push(`${file}, line ${line}: ${why}`);
  };

  const levelOf = ({ line, cells: { building, level = '' } }: Row, id: string): string | undefined => {
    if (outdoorLevels.includes(level.toLowerCase())) return undefined;
    const known = named.get(keyOf(building, level)) ?? named.get(keyOf(undefined, level));
    const { levels: written, wrong } = parseLevelTag(level);
    const ordinal = known?.ordinal ?? (wrong.length === 0 && written.length === 1 ? written[0] : undefined);
    if (ordinal === undefined) {
      const how =
        'write a number, map it in "levels" of mapping.json, or add a table with the columns level and ordinal';
      return addError(tables.nodes, line, `the level "${level}" of node "${id}" is not a number: ${how}`);
    }
    const key = keyOf(building, String(ordinal));
    levels.set(key, { ...known, key, building, ordinal });
    return key;
  };

  const readNode = (row: Row): (ListNode & { line: number })[] => {
    const { line, cells } = row;
    const { id, name, number, kind: written = name || number ? 'room' : '' } = cells;
    const kind = mapping.kinds[written] ?? written;
    const [x = '', y = ''] = isOnEarth ? [cells.longitude, cells.latitude] : [cells.x, cells.y];
    const [px, py] = [toNumber(x), toNumber(y)];
    if (id === undefined) addError(tables.nodes, line, 'the node has no id');
    else if (px === undefined || py === undefined)
      addError(tables.nodes, line, `"${x}" and "${y}" of node "${id}" are not a position`);
    else if (isOnEarth && (Math.abs(px) > 180 || Math.abs(py) > 90))
      addError(tables.nodes, line, `${px}, ${py} of node "${id}" are not longitude and latitude`);
    else if (kind === 'ignore' || mapping.levels[cells.level ?? ''] === 'ignore') ignored.add(id);
    else {
      const [level, category = 'room'] = [levelOf(row, id), categoryOf(kind.toLowerCase())];
      if (!categoryOf(kind.toLowerCase())) unknownKinds.add(written);
      return [{ id, line, point: [px, py], level, category, name, number }];
    }
    return [];
  };

  const readEdge = ({ line, cells }: Row): ListEdge[] => {
    const { from: a = '', to: b = '', kind: written = '', one_way: oneWay = '', name } = cells;
    const mapped = (mapping.kinds[written] ?? written).toLowerCase();
    const kind = edgeKinds.get(mapped) ?? 'corridor';
    const isIgnored = mapped === 'ignore';
    const [from, to] = [byId.get(a), byId.get(b)];
    if (ignored.has(a) || ignored.has(b) || isIgnored) {
      const why = `${mappingFile} ignores ${isIgnored ? 'its kind' : 'one of its nodes'}`;
      const what = `The edge from "${a}" to "${b}" is left out`;
      guess(guesses, 'left-out', { rule: 'ignored-edge', what, why, file: tables.edges.file, line });
      return [];
    }
    if (!from || !to) {
      const missing = [...(from ? [] : [a]), ...(to ? [] : [b])].join('" and "');
      addError(tables.edges, line, `there is no node "${missing}"`);
      return [];
    }
    if (from === to) {
      addError(tables.edges, line, `the edge leads from node "${a}" to itself`);
      return [];
    }
    if (!edgeKinds.has(mapped) && !categoryOf(mapped)) unknownEdges.add(written);
    const isOneWay = /^(1|yes|true|y)$/i.test(oneWay);
    const category = kind === 'stairs' || kind === 'ramp' ? kind : 'corridor';
    const common = { line, from, to, isOneWay, name, category, shaft: undefined, isCrossing: false } as const;
    const [start, end] = [levels.get(from.level ?? ''), levels.get(to.level ?? '')];
    if (!start || !end || start === end) return [common];
    const words: readonly string[] = [kind, from.category, to.category];
    const isLift = words.some((word) => /^(lift|elevator)$/.test(word));
    const isClimb = isLift || words.includes('stairs') || start.building === end.building;
    if (start.ordinal === end.ordinal || !isClimb) return [{ ...common, isCrossing: true }];
    return [{ ...common, shaft: isLift ? 'elevator' : 'stairs' }];
  };

  for (const [level, mapped] of Object.entries(mapping.levels)) {
    const key = keyOf(undefined, level);
    if (mapped !== 'ignore') named.set(key, { key, building: undefined, ...mapped });
  }
  for (const { line, cells } of tables.levels?.rows ?? []) {
    const { level = '', building, ordinal: written = '', name, short: shortName } = cells;
    const [ordinal, elevation] = [toNumber(written), toNumber(cells.elevation)];
    const key = keyOf(building, level);
    if (ordinal !== undefined) named.set(key, { key, building, ordinal, name, shortName, elevation });
    else addError(tables.levels as Table, line, `the ordinal "${written}" is not a number`);
  }
  const written = tables.nodes.rows.flatMap(readNode);
  const [longitude, latitude] = written[0]?.point ?? [0, 0];
  const frame = frameOf(isOnEarth ? { longitude, latitude, rotation: 0 } : undefined);
  const { metresPerUnit } = mapping;
  const up = mapping.yAxis === 'down' ? -1 : 1;
  const byId = new Map<string, ListNode>();
  for (const { line, ...node } of written) {
    if (byId.has(node.id)) addError(tables.nodes, line, `there is a node "${node.id}" already`);
    const [x, y] = frame.toMetres(node.point);
    byId.set(node.id, { ...node, point: isOnEarth ? [x, y] : [x * metresPerUnit, y * metresPerUnit * up] });
  }
  const edges = tables.edges.rows.flatMap(readEdge);
  const unknown = new Map<string, string>([
    ...[...unknownEdges].map((kind) => [kind, 'corridor'] as const),
    ...[...unknownKinds].map((kind) => [kind, 'room'] as const),
  ]);
  if (unknown.size > 0) errors.push(askForKinds(unknown, mapping));
  if (errors.length > 0) {
    const more = errors.length - maxErrors;
    const shown = [...errors.slice(0, maxErrors), ...(more > 0 ? [`and ${more} more`] : [])];
    throw new ImportError(`Cannot import the tables:\n${shown.join('\n')}`);
  }
  return {
    unit: isOnEarth ? ('degrees' as const) : ('metres' as const),
    ...{
      toSource: frame.toDegrees,
      nodes: [...byId.values()],
      edges,
      levels,
      guesses,
      mapping,
      edgesFile: tables.edges.file,
    },
  };
}

/** `corner`, `entrance`, or a category of IMDF; undefined for a word that means none of them. */
function categoryOf(kind: string): string | undefined {
  if (corners.includes(kind)) return 'corner';
  if (entrances.includes(kind)) return 'entrance';
  if (!drawnCategoryOf(kind).isUnknown) return kind;
  const known = unitCategoryOf({ indoor: 'room', room: kind.replaceAll(' ', '_') });
  return known === 'room' ? undefined : known;
}

function keyOf(building: string | undefined, level: string): string {
  return building ? `${building} ${level}` : `level ${level}`;
}
