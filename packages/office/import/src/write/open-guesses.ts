import type { GeometryFile } from '../derive/categories.ts';
import type { DerivedCampus, Guess } from '../model.ts';
import type { ImportPlan } from './plan-import.ts';

/** Guesses of the derivation without those that the office has settled since the last import. */
export function openGuesses(
  { geometry, guesses }: DerivedCampus,
  { plan, existing }: { readonly plan: ImportPlan; readonly existing: ReadonlyMap<string, unknown> },
): readonly Guess[] {
  const written = new Set<unknown>(
    [...plan.files.values()].flatMap((content) => (content as Partial<GeometryFile>).features ?? []),
  );
  const replaced = new Set(
    geometry.flatMap(({ features }) => features.flatMap((one) => (written.has(one) ? [] : [one.id]))),
  );
  const entered = levelsWithEntrance(existing);
  return guesses.filter(({ rule, where }) => {
    if (rule === 'guessed-door') return !replaced.has(`door-${where.id}`);
    return rule !== 'no-entrance' || !entered.has(where.levelId ?? '');
  });
}

/** Levels on which the existing folder has an entrance. */
function levelsWithEntrance(existing: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  return new Set(
    [...existing].flatMap(([path, content]) => {
      if (!path.startsWith('geometry/')) return [];
      const { level, features } = content as GeometryFile;
      const hasEntrance = features?.some(
        ({ properties }) => properties.feature_type === 'opening' && properties.category === 'entrance',
      );
      return hasEntrance ? [level] : [];
    }),
  );
}
