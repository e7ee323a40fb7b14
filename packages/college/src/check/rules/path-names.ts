import { distance, outdoors } from '@campusway/campus';
import { Drawing } from '../drawing.ts';
import type { Fault } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Metres from which directions give a path a sentence of its own. */
const NAMED_FROM = 10;

/** Directions call a path by its name, and say no turn as long as the name stays the same. */
export const pathNames: Rule<'geometry' | 'buildings'> = {
  name: 'path-names',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<Fault> {
    const drawing = Drawing.of(sources);
    const paths = drawing
      .all('way')
      .filter(({ level, category }) => level === outdoors && category === 'path');
    for (const path of paths) {
      const metres = path.points
        .slice(1)
        .reduce((sum, end, i) => sum + distance(path.points[i] ?? end, end), 0);
      if (path.name || metres < NAMED_FROM) continue;
      const message = `The path "${path.id}" is ${Math.round(metres)} m long and has no name`;
      const fix = 'Give it the "name" that people call it by, such as "west walk"';
      yield { ...drawing.placeOf(path), severity: 'warning', message, fix };
    }
    for (const [name, same] of Map.groupBy(paths, (path) => path.name)) {
      const corners = same.flatMap((path) =>
        path.points.flatMap((point, i) => {
          const arms = i === 0 || i === path.points.length - 1 ? 1 : 2;
          return Array.from({ length: arms }, () => ({ path, key: point.join() }));
        }),
      );
      const fork = [...Map.groupBy(corners, ({ key }) => key).values()].find((arms) => arms.length > 2);
      if (!name || !fork?.[0]) continue;
      const { path, key } = fork[0];
      const message = `Three paths that are called "${name}" meet at ${key.replace(',', ', ')}`;
      yield { ...drawing.placeOf(path), message, fix: 'Give one of them a name of its own' };
    }
  },
};
