import { distance, outdoors } from '@campusway/campus';
import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Length in metres from which directions name a path. */
const MIN_NAMED_LENGTH = 10;

/** Long paths have a name, and paths with one name do not fork: directions follow a name without turns. */
export const pathNames: Rule<'geometry' | 'buildings'> = {
  name: 'path-names',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    const paths = drawing
      .all('way')
      .filter(({ level, category }) => level === outdoors && category === 'path');
    for (const path of paths) {
      const metres = path.points
        .slice(1)
        .reduce((sum, end, i) => sum + distance(path.points[i] ?? end, end), 0);
      if (path.name || metres < MIN_NAMED_LENGTH) continue;
      const message = `The path "${path.id}" is ${Math.round(metres)} m long and has no name`;
      const fix = 'Give it its usual "name", such as "west walk"';
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
      const message = `Three paths named "${name}" meet at ${key.replace(',', ', ')}`;
      yield { ...drawing.placeOf(path), message, fix: 'Give one of them another name' };
    }
  },
};
