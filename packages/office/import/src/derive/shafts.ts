import { areaOf, boxOf, type Polygon } from '@campusway/campus';
import { intersection } from 'polyclip-ts';
import { guess } from '../guesses.ts';
import type { Guess } from '../model.ts';
import { toClip } from './clean-polygon.ts';
import { toId, UniqueIds } from './unique-ids.ts';

export interface ShaftUnit {
  readonly id: string;
  readonly category: string;
  readonly building: string;
  readonly ordinal: number;
  readonly polygon: Polygon;
  /** As the source says it. */
  readonly shaft?: string | undefined;
}

/** Share of the smaller of two units that lies in the other one. */
const minOverlap = 0.2;
/** Storeys between two landings of one staircase. */
const maxFlight = 1;

/** Which units are one staircase or lift: those that lie above one another. Shaft by the unit's id. */
export function joinShafts(units: readonly ShaftUnit[], guesses: Guess[]): ReadonlyMap<string, string> {
  const groups = new Map(units.map((unit) => [unit.id, [unit]]));
  const join = (a: ShaftUnit, b: ShaftUnit) => {
    const [one, other] = [groups.get(a.id) ?? [], groups.get(b.id) ?? []];
    if (one === other) return;
    one.push(...other);
    for (const unit of other) groups.set(unit.id, one);
  };
  for (const same of Map.groupBy(units, ({ shaft }) => shaft).values()) {
    const [first, ...others] = same;
    if (first?.shaft !== undefined) for (const other of others) join(first, other);
  }
  const stacks = Map.groupBy(units, ({ building, category }) => `${building} ${category}`);
  for (const stack of stacks.values()) for (const [lower, upper] of flightsOf(stack)) join(lower, upper);
  return nameShafts([...new Set(groups.values())], guesses);
}

/** Pairs of a unit and the unit above it; each unit is in one pair upwards and one downwards. */
function flightsOf(stack: readonly ShaftUnit[]): [ShaftUnit, ShaftUnit][] {
  const isLift = stack[0]?.category === 'elevator';
  const pairs = stack.flatMap((lower) =>
    stack.flatMap((upper) => {
      const rise = upper.ordinal - lower.ordinal;
      if (rise <= 0 || (!isLift && rise > maxFlight)) return [];
      if (lower.shaft !== undefined && upper.shaft !== undefined) return [];
      const overlap = overlapOf(lower.polygon, upper.polygon);
      return overlap < minOverlap ? [] : [{ lower, upper, rise, overlap }];
    }),
  );
  const [up, down] = [new Set<string>(), new Set<string>()];
  return pairs
    .toSorted((a, b) => a.rise - b.rise || b.overlap - a.overlap)
    .flatMap(({ lower, upper }) => {
      if (up.has(lower.id) || down.has(upper.id)) return [];
      up.add(lower.id);
      down.add(upper.id);
      return [[lower, upper] as [ShaftUnit, ShaftUnit]];
    });
}

/** Share of the smaller polygon that lies in the other. */
export function overlapOf(a: Polygon, b: Polygon): number {
  const [one, other] = [boxOf(a.flat()), boxOf(b.flat())];
  const isApart =
    one.minX >= other.maxX || other.minX >= one.maxX || one.minY >= other.maxY || other.minY >= one.maxY;
  if (isApart) return 0;
  const shared = intersection(toClip(a), toClip(b)).reduce(
    (sum, rings) => sum + Math.abs(areaOf(rings.map((ring) => ring.slice(0, -1)))),
    0,
  );
  return shared / Math.min(areaOf(a), areaOf(b));
}

function nameShafts(groups: readonly (readonly ShaftUnit[])[], guesses: Guess[]): Map<string, string> {
  const ids = new UniqueIds();
  const shafts = new Map<string, string>();
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    if (new Set(group.map(({ ordinal }) => ordinal)).size < 2) {
      const kind = first.category === 'elevator' ? 'A lift' : 'Stairs';
      const what = `${kind} on one level only: routes do not use it`;
      const why = 'Nothing of the kind lies above or below';
      for (const { id } of group) guess(guesses, 'to-add', { rule: 'shaft-on-one-level', what, why, id });
      continue;
    }
    const shaft = ids.take(toId(first.shaft ?? `${first.building}-${first.category}`));
    for (const { id } of group) shafts.set(id, shaft);
  }
  return shafts;
}
