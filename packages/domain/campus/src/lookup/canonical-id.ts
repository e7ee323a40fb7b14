import type { Level } from '../level.ts';
import type { Department, Place } from '../model.ts';
import { foldText } from './fold-text.ts';
import { nearestOffersIn } from './nearest.ts';

interface Named {
  readonly places: readonly Place[];
  readonly departments: readonly Pick<Department, 'code' | 'label'>[];
  readonly levels: readonly Level[];
}

/** Ids by name; empty for a name of several. */
const indexes = new WeakMap<readonly Place[], ReadonlyMap<string, string>>();

/**
 * The id of the one place, department, floor or kind of place that a text names apart from case, spaces and hyphens,
 * `department-cse` for `CSE`; other texts, and names of several, are returned unchanged.
 */
export function toCanonicalId(text: string, named: Named): string {
  const index = indexes.get(named.places) ?? createIndex(named);
  indexes.set(named.places, index);
  return index.get(keyOf(text)) || text;
}

function createIndex({ places, departments, levels }: Named): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const all = [
    // A venue may have the number of its room as code: rooms take precedence.
    ...places.map(({ id, kind, name, code = '' }) => [id, name, kind === 'room' ? code : '']),
    ...departments.map(({ code, label }) => [`department-${code}`, code, label]),
    ...levels.map(({ id, building, title, shortName }) =>
      building ? [id, title, `floor-${shortName}`] : [],
    ),
    ...nearestOffersIn(places).map(({ id, name, aliases }) => [id, name, ...aliases]),
  ];
  for (const [id = '', ...names] of all)
    for (const key of names.map(keyOf)) index.set(key, (index.get(key) ?? id) === id ? id : '');
  for (const [id = ''] of all) index.set(keyOf(id), id);
  return index.set('', '');
}

function keyOf(name: string): string {
  return foldText(name).replace(/[\s-]+/g, '');
}
