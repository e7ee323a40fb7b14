import type { Polygon } from '@campusway/campus';
import { Groups } from '../../geometry/groups.ts';
import { overlapOf } from '../../geometry/polygons.ts';
import { type Guess, guess } from '../../guesses.ts';
import { toId, UniqueIds } from '../draft/names.ts';

export interface ShaftUnit {
  readonly id: string;
  readonly category: string;
  readonly building: string;
  readonly ordinal: number;
  readonly polygon: Polygon;
  /** As in the source. */
  readonly shaft?: string | undefined;
}

/** Minimum share of the smaller of two units that is above the other one. */
const minOverlap = 0.2;
/** Storeys between two landings of one staircase. */
const maxFlight = 1;

/** Joins units above one another to staircases and lifts. Returns the shaft by the unit's id. */
export function joinShafts(units: readonly ShaftUnit[], guesses: Guess[]): ReadonlyMap<string, string> {
  const groups = new Groups(units);
  for (const [shaft, [first, ...others]] of Map.groupBy(units, (unit) => unit.shaft))
    if (first && shaft !== undefined) for (const other of others) groups.join(first, other);
  const stacks = Map.groupBy(units, ({ building, category }) => `${building} ${category}`);
  for (const stack of stacks.values())
    for (const { lower, upper } of flightsOf(stack)) groups.join(lower, upper);
  return nameShafts(groups.all, guesses);
}

/** Pairs of a unit and the unit above it; each unit is in one pair upwards and one downwards. */
function flightsOf(stack: readonly ShaftUnit[]) {
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
    .filter(({ lower, upper }) => {
      if (up.has(lower.id) || down.has(upper.id)) return false;
      up.add(lower.id);
      down.add(upper.id);
      return true;
    });
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
      const why = 'Nothing of this kind is above or below';
      for (const { id } of group) guess(guesses, 'to-add', { rule: 'shaft-on-one-level', what, why, id });
      continue;
    }
    const shaft = ids.take(toId(first.shaft ?? `${first.building}-${first.category}`));
    for (const { id } of group) shafts.set(id, shaft);
  }
  return shafts;
}
