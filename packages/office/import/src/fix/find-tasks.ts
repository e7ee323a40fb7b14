import {
  boxOf,
  crossingOf,
  type GridIndex,
  grounds,
  type MapFeature,
  midpoint,
  outdoors,
  type Point,
  sidesOf,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import type { Finding } from '@campusway/college/check';
import { entranceCandidates } from '../derive/doors/entrances.ts';
import { DoorCandidates } from '../derive/doors/guess-doors.ts';
import { maxWall, wallBetween } from '../derive/doors/walls.ts';
import { isRoom } from '../derive/draft/categories.ts';
import { grown, indexOfUnits, type Line } from '../geometry/lines.ts';
import { describeIsland, type RoomReach } from '../write/reach.ts';
import { lineOfDoorAt } from './place-door.ts';

/** Something to fix on a plan. */
export interface Task {
  /** The same as long as the task is there. */
  readonly id: string;
  /** What fixes it; `none` if only the files do. */
  readonly kind: 'door' | 'way' | 'name' | 'none';
  /** Id of its level. */
  readonly level: string;
  readonly text: string;
  readonly fix: string;
  /** Metres. */
  readonly at?: Point | undefined;
  readonly outline?: readonly Point[] | undefined;
  /** Id of the unit that it concerns. */
  readonly unit?: string;
  /** Lines of doors or ways that would fix it, the best one first. */
  readonly proposals: readonly Line[];
}

interface Found {
  readonly reach: RoomReach;
  readonly findings: readonly Finding[];
  /** Ids of the levels on which buildings are entered. */
  readonly entered: ReadonlySet<string>;
  /** Level and feature of a finding, by their ids; undefined if it is not on a plan. */
  readonly placeOf: (
    finding: Finding,
  ) => { readonly level: string; readonly feature?: string | undefined } | undefined;
}

/** Maximum proposals of a task. */
const maxProposals = 6;
/** Maximum metres of a proposed way, and faces of walls that it crosses: two are of one wall. */
const [maxWay, maxFaces] = [15, 2];

/** What the check and the import report about the plans, in the order in which it is best fixed. */
export function findTasks(found: Found): Task[] {
  const floors = new Map<number, Floor>();
  const floorOf = (level: number) => {
    const floor = floors.get(level) ?? new Floor(found.reach.features.filter((one) => one.level === level));
    floors.set(level, floor);
    return floor;
  };
  return [doorless, noEntrance, islands, nameless, others].flatMap((find) => find(found, floorOf));
}

type Finder = (found: Found, floorOf: (level: number) => Floor) => Task[];

/** The features of one level. */
class Floor {
  readonly units: readonly UnitFeature[];
  readonly #finder: UnitFinder;
  readonly #index: GridIndex<UnitFeature>;
  readonly #doors: DoorCandidates;
  /** Ids of the units to which a unit has a door, with its own, by its id. */
  readonly #joined = new Map<string, readonly string[]>();

  constructor(features: readonly MapFeature[]) {
    this.units = features.filter((feature) => feature.type === 'unit');
    this.#finder = new UnitFinder(this.units);
    this.#index = indexOfUnits(this.units);
    const ways = features.filter((feature) => feature.type === 'way');
    this.#doors = new DoorCandidates({ units: this.units, ways, steps: new Set() });
    for (const { line } of features.filter((feature) => feature.type === 'opening')) {
      const beside = this.#beside(line);
      for (const id of beside) this.#joined.set(id, [...(this.#joined.get(id) ?? []), ...beside]);
    }
  }

  /** Number of faces of walls that a line crosses. */
  wallsOn(line: Line): number {
    const sides = this.#index.search(boxOf(line)).flatMap(({ polygon }) => polygon.flatMap(sidesOf));
    return sides.filter((side) => crossingOf(line, side)).length;
  }

  /** Doors of a room to a hall that it has no door to, or towards a way. */
  doorsToHalls(id: string): Line[] {
    const room = this.units.find((unit) => unit.id === id);
    const openings = room ? [...this.#doors.of(room)].filter(({ recess }) => !recess) : [];
    return openings.map(({ line }) => line).filter((line) => this.#isNew(line, id));
  }

  /** Doors of a room to a hall, or else to its neighbours. */
  doorsOf(id: string): Line[] {
    const room = this.units.find((unit) => unit.id === id);
    const near = room ? this.#index.search(grown(boxOf(room.polygon.flat()), maxWall)) : [];
    const others = near
      .flatMap((unit) => (room && unit !== room ? wallBetween(unit, room) : []))
      .map(({ stretch }) => lineOfDoorAt(midpoint(...stretch), near))
      .filter((line) => line !== undefined)
      .filter((line) => this.#isNew(line, id));
    const lines = new Map([...this.doorsToHalls(id), ...others].map((line) => [String(line), line]));
    return [...lines.values()].slice(0, maxProposals);
  }

  #isNew(line: Line, id: string): boolean {
    const [beside, joined] = [this.#beside(line), this.#joined.get(id)];
    return beside.includes(id) && !beside.some((unit) => unit !== id && joined?.includes(unit));
  }

  /** Ids of the units beside a line. */
  #beside(line: Line): readonly string[] {
    return this.#finder.sidesOf({ line }).map(({ unit }) => unit.id);
  }
}

const doorless: Finder = ({ reach }, floorOf) =>
  reach.doorless.map(({ unit, level, point }) => {
    const proposals = floorOf(reach.levels.indexOf(level)).doorsOf(unit.id);
    const accept = proposals.length > 0 ? 'Enter puts the blue door. Or click' : 'Click';
    return {
      ...{ id: `door ${unit.id}`, kind: 'door', level: level.id, unit: unit.id, at: point, proposals },
      text: `${titleOf(unit)} has no door`,
      fix: `${accept} the wall that has it`,
      outline: unit.polygon[0],
    };
  });

const noEntrance: Finder = ({ reach: { features, levels }, entered }, floorOf) =>
  levels.flatMap(({ id: level, building }, index): Task[] => {
    const isEntrance = (one: MapFeature) => one.type === 'opening' && one.category === 'entrance';
    const { units } = floorOf(index);
    if (!entered.has(level) || units.length === 0) return [];
    if (features.some((one) => one.level === index && isEntrance(one))) return [];
    const proposals = entranceCandidates(units);
    const accept = proposals.length > 0 ? 'Enter puts the blue entrance. Or click' : 'Click';
    return [
      {
        ...{ id: `entrance ${level}`, kind: 'door', level, proposals },
        text: `The building "${building}" has no entrance`,
        fix: `${accept} the outer wall that has it, of a corridor or stairs`,
      },
    ];
  });

const islands: Finder = ({ reach: { islands: all, levels } }, floorOf) =>
  all.flatMap((island): Task[] => {
    const { rooms, gap } = island;
    const [first] = rooms;
    if (!first) return [];
    const common = {
      id: `part ${first.unit.id}`,
      text: describeIsland(island),
      outline: first.unit.polygon[0],
    };
    if (!gap || gap.from.level !== gap.to.level) {
      const fix =
        'Draw stairs, a lift, or a path between the buildings: the others have no way on this level';
      return [{ ...common, kind: 'none', level: first.level.id, fix, at: first.point, proposals: [] }];
    }
    const pair = [gap.from, gap.to].map(({ x, y }): Point => [x, y]) as [Point, Point];
    const level = levels[gap.from.level]?.id ?? '';
    const floor = floorOf(gap.from.level);
    // Several rooms may be around a hall of their own, to which they have doors.
    const doors = rooms.length > 1 ? [] : floor.doorsToHalls(first.unit.id);
    const isShort = gap.metres <= maxWay && floor.wallsOn(pair) <= maxFaces;
    const proposals = doors.length === 0 && isShort ? [pair] : doors;
    const kind = doors.length > 0 ? 'door' : 'way';
    const accept = isShort ? 'Enter draws the blue way. Or click' : 'Click';
    const fix =
      kind === 'door'
        ? 'Enter puts the blue door. Or draw a way: the nearest pair'
        : `${accept} the two ends of a way. The nearest pair`;
    return [
      {
        ...{ ...common, kind, level, at: midpoint(...pair), proposals },
        fix: `${fix} is ${gap.metres.toFixed(1)} m apart`,
        outline: proposals.length > 0 ? common.outline : pair,
      },
    ];
  });

const nameless: Finder = ({ reach: { features, levels } }) =>
  features.flatMap((unit): Task[] => {
    const isListed = unit.type !== 'unit' || unit.room !== undefined || unit.name !== undefined;
    if (isListed || unit.level === outdoors || !isRoom(unit.category) || unit.category === 'nonpublic')
      return [];
    const [{ id: level = '' } = {}, fix] = [levels[unit.level], 'Write what is on its door'];
    const common = { id: `name ${unit.id}`, kind: 'name', level, unit: unit.id, fix } as const;
    const text = `The room "${unit.id}" has neither number nor name`;
    return [{ ...common, text, outline: unit.polygon[0], at: unit.polygon[0]?.[0], proposals: [] }];
  });

const others: Finder = ({ reach, findings, placeOf }) => {
  const apart = new Set(reach.islands.flatMap(({ rooms }) => rooms.map(({ unit }) => unit.id)));
  const byId = new Map(reach.features.map((feature) => [feature.id, feature]));
  const hasGrounds = reach.features.some(({ type, level }) => type === 'level' && level === outdoors);
  return findings.flatMap((finding): Task[] => {
    const { rule, message: text, fix } = finding;
    const place = placeOf(finding);
    if (!place || rule === 'doorless-rooms') return [];
    const { feature: id = '' } = place;
    if (rule === 'reachability' && apart.has(id)) return [];
    const feature = byId.get(id);
    const outline = feature && pointsOf(feature);
    const isApart = rule === 'reachability' && !text.includes('one-way');
    const isPathMissing = hasGrounds && isApart && feature?.type === 'opening';
    const [level, kind] = isPathMissing ? [grounds.id, 'way' as const] : [place.level, 'none' as const];
    return [
      {
        id: `${rule} ${id} ${text}`,
        kind,
        level,
        text,
        fix: isPathMissing ? 'Click the entrance, then the path that leads there' : fix,
        outline,
        at: feature?.type === 'opening' ? midpoint(...feature.line) : outline?.[0],
        proposals: [],
      },
    ];
  });
};

function pointsOf(feature: MapFeature): readonly Point[] {
  if ('polygon' in feature) return feature.polygon[0] ?? [];
  if ('point' in feature) return [feature.point];
  return 'line' in feature ? feature.line : feature.points;
}

function titleOf({ room, name, id }: Pick<UnitFeature, 'room' | 'name' | 'id'>): string {
  return room !== undefined ? `Room ${room}` : (name ?? `The room "${id}"`);
}
