import type { Level } from '../level.ts';
import type { Department, Place } from '../model.ts';
import { foldText } from './fold-text.ts';
import { nearestOffersIn } from './nearest.ts';

interface Named {
  readonly places: readonly Place[];
  readonly departments: readonly Pick<Department, 'code' | 'label'>[];
  readonly levels: readonly Level[];
}

const indexes = new WeakMap<readonly Place[], ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * The id of the one place, department, floor or kind of place that a text names apart from case, spaces and hyphens,
 * `department-cse` for `CSE`; other texts, and names of several, are returned unchanged.
 */
export function toCanonicalId(text: string, named: Named): string {
  const index = indexes.get(named.places) ?? createIndex(named);
  indexes.set(named.places, index);
  const [id = text, ...others] = index.get(keyOf(text)) ?? [];
  return others.length === 0 || keyOf(id) === keyOf(text) ? id : text;
}

/** Ids by name; an id that is the name itself is first. */
function createIndex({ places, departments, levels }: Named): ReadonlyMap<string, ReadonlySet<string>> {
  const all = [
    // A venue may have the number of its room as code: rooms take precedence.
    ...places.map(({ id, kind, name, code }) => [id, name, kind === 'room' ? code : undefined]),
    ...departments.map(({ code, label }) => [`department-${code}`, code, label]),
    ...levels.flatMap(({ id, building, title, shortName }) =>
      building ? [[id, title, `floor-${shortName}`]] : [],
    ),
    ...nearestOffersIn(places).map(({ id, name, aliases }) => [id, name, ...aliases]),
  ];
  const index = new Map<string, Set<string>>();
  const add = (name: string | undefined, id: string) => {
    const key = keyOf(name ?? '');
    if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(id));
  };
  for (const [id = ''] of all) add(id, id);
  for (const [id = '', ...names] of all) for (const name of names) add(name, id);
  return index;
}

function keyOf(name: string): string {
  return foldText(name).replace(/[\s-]+/g, '');
}
