import type { LevelPlan } from '@campusway/campus';

/** Level 0 is the grounds. Each level is a chunk of its own, loaded when a page shows it. */
const loaders: readonly (() => Promise<LevelPlan>)[] = [
  () => import('@campusway/campus-data/campus').then(({ campus }) => campus),
  () => import('@campusway/campus-data/levels/1').then(({ level1 }) => level1),
  () => import('@campusway/campus-data/levels/2').then(({ level2 }) => level2),
  () => import('@campusway/campus-data/levels/3').then(({ level3 }) => level3),
  () => import('@campusway/campus-data/levels/4').then(({ level4 }) => level4),
];

const loads = new Map<number, Promise<LevelPlan>>();

/** The plan of a level, loaded once. A load that failed is forgotten, so that the next one tries again. */
export function loadLevel(level: number): Promise<LevelPlan> {
  const known = loads.get(level);
  if (known) return known;
  const loader = loaders[level];
  if (!loader)
    throw new RangeError(`Cannot load level ${level}: the campus has levels 0 to ${loaders.length - 1}`);
  const load = loader();
  loads.set(level, load);
  load.catch(() => loads.delete(level));
  return load;
}
