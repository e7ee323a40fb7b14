import type { GeometryFile } from '../derive/draft/categories.ts';
import type { Guess } from '../guesses.ts';
import type { DerivedCampus } from '../model.ts';
import type { CollegeFiles, ImportPlan } from './plan-import.ts';

/** Guesses of the derivation without those that the office has settled since the last import. */
export function openGuesses(
  { geometry, guesses }: DerivedCampus,
  { plan, existing }: { readonly plan: ImportPlan; readonly existing: CollegeFiles },
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

function levelsWithEntrance(existing: CollegeFiles): ReadonlySet<string> {
  const files = [...existing].filter(([path]) => path.startsWith('geometry/'));
  return new Set(
    files.flatMap(([, content]) => {
      const { level, features } = content as GeometryFile;
      const hasEntrance = features?.some(
        ({ properties }) => properties.feature_type === 'opening' && properties.category === 'entrance',
      );
      return hasEntrance ? [level] : [];
    }),
  );
}
