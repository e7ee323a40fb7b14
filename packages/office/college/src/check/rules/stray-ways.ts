import { boxOf, distance, GridIndex, nearestOnSegment, type Point, type WayFeature } from '@campusway/campus';
import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Ways that end within this distance of another one were probably meant to meet it, metres. */
const nearMiss = 0.6;
const same = 0.011;

/** Ways that almost meet: they look joined but are not connected. */
export const strayWays: Rule<'geometry' | 'buildings'> = {
  name: 'stray-ways',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    const layers = Map.groupBy(drawing.all('way'), (way) => way.level);
    for (const ways of layers.values()) {
      const index = new GridIndex<{ way: WayFeature; ends: readonly [Point, Point] }>(8);
      for (const way of ways) {
        way.points.slice(1).forEach((end, i) => {
          const ends = [way.points[i] ?? end, end] as const;
          index.add({ way, ends }, boxOf(ends));
        });
      }
      for (const way of ways) {
        for (const [x, y] of [way.points[0], way.points.at(-1)].filter((end) => end !== undefined)) {
          const box = { minX: x - nearMiss, minY: y - nearMiss, maxX: x + nearMiss, maxY: y + nearMiss };
          const near = index.search(box).filter((one) => one.way !== way);
          if (near.some(({ ends }) => ends.some((corner) => distance(corner, [x, y]) < same))) continue;
          const missed = near.find(({ ends }) => nearestOnSegment([x, y], ends).distance < nearMiss);
          if (!missed) continue;
          const message = `The way "${way.id}" almost meets "${missed.way.id}" at ${x}, ${y}, but they have no common corner`;
          yield { ...drawing.placeOf(way), message, fix: 'Give both ways a corner at the same point' };
        }
      }
    }
  },
};
