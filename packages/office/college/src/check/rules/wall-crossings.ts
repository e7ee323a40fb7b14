import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { WallIndex } from '../wall-index.ts';

/** No way crosses a wall except through an opening. */
export const wallCrossings: Rule<'geometry' | 'buildings'> = {
  name: 'wall-crossings',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    const walls = new WallIndex(drawing.features, drawing.levels);
    for (const way of drawing.all('way')) {
      for (const [i, end] of way.points.slice(1).entries()) {
        const crossing = walls.findCrossing([way.points[i] ?? end, end], way.level);
        if (!crossing) continue;
        const [x, y] = crossing.map((metres) => metres.toFixed(2));
        const message = `The way "${way.id}" runs through a wall at ${x}, ${y}`;
        yield {
          ...drawing.placeOf(way),
          message,
          fix: 'Lead it through a door, or draw the missing opening',
        };
        break;
      }
    }
  },
};
