import { join } from 'node:path';
import { type LevelPlan, type Room, toFeatures, toLevelPlan, withRooms } from '@campusway/campus';
import { drawPictures } from '../build/draw-pictures.ts';
import type { Fault } from './finding.ts';
import { readIfThere } from './read-if-there.ts';
import type { Sources } from './sources.ts';

/** The pictures are those of the drawing and of the room lists as they are now. Old ones mislead nobody on the way. */
export function* checkPictures(
  { departments, geometry, rooms }: Pick<Sources, 'departments' | 'geometry' | 'rooms'>,
  folder: string,
): Generator<Fault> {
  const listed = rooms.flatMap(({ content }) =>
    content.rooms.map((room): Room => ({ aliases: [], ...room, level: content.level })),
  );
  const plans = geometry.map(({ content }) => withRooms(toLevelPlan(toFeatures(content)), listed));
  const campus = plans.find(({ level }) => level === 0);
  const [ground, ...above] = plans.filter(({ level }) => level > 0).toSorted(byLevel);
  if (!campus || !ground) return;
  const cards = departments.flatMap(({ content }) => content.departments);
  for (const [name, text] of drawPictures(cards, campus, [ground, ...above])) {
    if (readIfThere(join(folder, name)) === text) continue;
    yield {
      file: `assets/${name}`,
      pointer: '',
      severity: 'warning',
      message: 'The drawing or the room lists have changed since this picture was drawn',
      fix: 'Run "npm run data:build"',
    };
  }
}

function byLevel(a: LevelPlan, b: LevelPlan): number {
  return a.level - b.level;
}
