import { isJsonObject } from '../../files/parse-json.ts';
import type { Feature } from './archive.ts';

export interface Relations {
  /** Id of the shaft of units that are one staircase or lift, by unit. */
  readonly shafts: ReadonlyMap<string, string>;
  /** Units that an opening joins, by opening. */
  readonly traversals: ReadonlyMap<string, readonly string[]>;
}

/** Relationships of category elevator, stairs, escalator and traversal. */
export function readRelations(relationships: readonly Feature[]): Relations {
  const shafts = new Map<string, string>();
  const traversals = new Map<string, readonly string[]>();
  for (const { id, properties } of relationships) {
    const ends = [properties.origin, properties.destination].flatMap(idsOf);
    const between = idsOf(properties.intermediary);
    if (properties.category === 'traversal') for (const opening of between) traversals.set(opening, ends);
    if (!['elevator', 'stairs', 'escalator'].includes(String(properties.category))) continue;
    const units = [...ends, ...between];
    const shaft = units.map((unit) => shafts.get(unit)).find((one) => one !== undefined) ?? id;
    for (const unit of units) joinShaft(shafts, unit, shaft);
  }
  return { shafts, traversals };
}

/** Adds a unit to a shaft, with all units of the shaft that it was in. */
function joinShaft(shafts: Map<string, string>, unit: string, shaft: string): void {
  const known = shafts.get(unit);
  shafts.set(unit, shaft);
  if (known === undefined || known === shaft) return;
  for (const [other, own] of shafts) if (own === known) shafts.set(other, shaft);
}

/** Ids of a reference or of a list of references. */
function idsOf(value: unknown): string[] {
  const references: unknown[] = Array.isArray(value) ? value : [value];
  return references.flatMap((one) => (isJsonObject(one) && typeof one.id === 'string' ? [one.id] : []));
}
