import type { Campus, GraphEdge, GraphNode, Place, WayKind } from '../../src/model.ts';
import type { PlaceKind } from '../../src/place-kinds.ts';
import { numberedLevels } from './numbered-levels.ts';
import { type Cell, type Drawing, type DrawnStep, isWordCharacter, readDrawing } from './read-drawing.ts';

/** Metres per character, in both directions. */
const METRES = 2;

export interface DrawnCampus extends Campus {
  readonly drawings: readonly Drawing[];
  /** Node at a cell of a level, if it is walkable. */
  nodeAt(level: number, cell: Cell): number | undefined;
  /** Doors of a word, on one level or on all. */
  doors(word: string, level?: number): readonly number[];
}

/**
 * A campus drawn in characters, for readable tests. A character is two metres, north is up, and each
 * drawing begins with its level:
 *
 *     level 2
 *     201 203
 *      +---+--lift
 *
 * `-` leads east and west, `|` north and south, `+` everywhere; `>` and `<` lead one way; `~` is a ramp, `=` are steps up to the
 * east, one per two metres. A word is a place, with a door wherever a corridor touches it. A word on several levels
 * joins them: `lift...` by a lift, `stairs...` by stairs, any other as one door between two levels.
 */
export function drawCampus(...texts: readonly string[]): DrawnCampus {
  const drawings = texts.map(readDrawing);
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const known = new Map<string, number>();
  const key = (level: number, { row, column }: Cell) => `${level}:${row},${column}`;
  const nodeAt = (level: number, cell: Cell) => known.get(key(level, cell));

  for (const { level, steps } of drawings) {
    const toNode = (cell: Cell): number => {
      const node =
        nodeAt(level, cell) ?? nodes.push({ x: cell.column * METRES, y: -cell.row * METRES, level }) - 1;
      known.set(key(level, cell), node);
      return node;
    };
    for (const step of steps) edges.push(toEdge(step, level, toNode(step.from), toNode(step.to)));
  }

  const drawn = drawings.flatMap(({ level, words }) =>
    words.map(({ word, row, column }) => {
      const cells = Array.from(word, (_, i) => ({ row, column: column + i }));
      const x = (column + (word.length - 1) / 2) * METRES;
      const doors = cells.flatMap((cell) => nodeAt(level, cell) ?? []);
      return {
        word,
        place: { ...toSign(word, level), level, aliases: [], x, y: -row * METRES, nodes: doors },
      };
    }),
  );
  for (const [word, stops] of Map.groupBy(drawn, (entry) => entry.word)) {
    stops.slice(1).forEach(({ place }, i) => {
      const from = stops[i]?.place.nodes[0];
      const to = place.nodes[0];
      if (from === undefined || to === undefined)
        throw new SyntaxError(`Cannot join levels by "${word}": no door`);
      edges.push({ from, to, ...toClimb(word), oneWay: false });
    });
  }

  return {
    graph: { nodes, edges },
    places: drawn.map(({ place }) => place),
    levels: drawnLevels,
    drawings,
    nodeAt,
    doors: (word, level) =>
      drawn
        .filter((entry) => entry.word === word && (level === undefined || entry.place.level === level))
        .flatMap(({ place }) => place.nodes),
  };
}

export const drawnLevels = numberedLevels(9);

function toEdge({ characters }: DrawnStep, level: number, from: number, to: number): GraphEdge {
  const steps = characters.includes('=');
  const back = characters.includes('<');
  return {
    ...(steps && { steps: 1 }),
    from: back ? to : from,
    to: back ? from : to,
    length: METRES,
    kind: toKind(characters, level),
    wheelchair: !steps,
    oneWay: back || characters.includes('>'),
  };
}

function toKind(characters: string, level: number): WayKind {
  if (characters.includes('=')) return 'stairs';
  if (characters.includes('~')) return 'ramp';
  if ([...characters].some(isWordCharacter)) return 'door';
  return level === 0 ? 'path' : 'corridor';
}

function toClimb(word: string): Pick<GraphEdge, 'kind' | 'length' | 'wheelchair'> {
  if (word.startsWith('lift')) return { kind: 'lift', length: 4, wheelchair: true };
  if (word.startsWith('stairs')) return { kind: 'stairs', length: 8, wheelchair: false };
  return { kind: 'door', length: 1, wheelchair: true };
}

const kinds: readonly [RegExp, PlaceKind][] = [
  [/^\d/, 'room'],
  [/^lift/, 'lift'],
  [/^stairs/, 'stairs'],
  [/^wc/, 'toilet'],
  [/^water/, 'water'],
  [/^gate/, 'gate'],
  [/^entrance/, 'entrance'],
];

/** `205` is room 205; `main_gate` is a sign that reads Main Gate. */
function toSign(word: string, level: number): Pick<Place, 'id' | 'kind' | 'name' | 'code' | 'onCampusMap'> {
  const lower = word.toLowerCase();
  const kind = kinds.find(([pattern]) => pattern.test(word))?.[1] ?? (level === 0 ? 'building' : 'venue');
  if (kind === 'room') return { id: `room-${lower}`, kind, name: `Room ${word}`, code: word };
  const name = word.replaceAll('_', ' ').replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
  const moves = kind === 'lift' || kind === 'stairs' || kind === 'entrance';
  return {
    id: moves ? `${lower}-${level}` : lower.replaceAll('_', '-'),
    kind,
    name,
    ...(level === 0 && { onCampusMap: true }),
  };
}
