import { isJsonObject } from '../../files/parse-json.ts';
import type { Feature } from './archive-files.ts';

export interface Relations {
  /** Id of the staircase or lift by each of its units. */
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
    const joined = new Set(units.flatMap((unit) => shafts.get(unit) ?? []));
    const [shaft = id] = joined;
    for (const [unit, own] of shafts) if (joined.has(own)) shafts.set(unit, shaft);
    for (const unit of units) shafts.set(unit, shaft);
  }
  return { shafts, traversals };
}

/** Ids in a reference or in a list of references. */
function idsOf(value: unknown): string[] {
  const references: unknown[] = Array.isArray(value) ? value : [value];
  return references.flatMap((one) => (isJsonObject(one) && typeof one.id === 'string' ? [one.id] : []));
}
