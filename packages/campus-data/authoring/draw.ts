/** Draws the geometry files anew: `node packages/campus-data/authoring/draw.ts`. */
import { writeFileSync } from 'node:fs';
import type { GeoCollection, RoomKind } from '@campusway/campus';
import { rooms } from '@campusway/campus-data/rooms';
import { drawLevel } from './block.ts';
import { drawCampus } from './campus.ts';
import { level1 } from './levels/level-1.ts';
import { level2 } from './levels/level-2.ts';
import { level3 } from './levels/level-3.ts';
import { level4 } from './levels/level-4.ts';

const kinds = new Map(rooms.map((room) => [room.number, room.kind]));
[level1, level2, level3, level4].forEach((layout, i) => {
  save(`level-${i + 1}`, drawLevel(i + 1, layout, kindOf));
});
save('campus', drawCampus());

function kindOf(room: string): RoomKind {
  const kind = kinds.get(room);
  if (!kind) throw new RangeError(`Cannot draw room "${room}": no such room in data/rooms`);
  return kind;
}

/** One feature a line, so that a change of one room is a change of one line. */
function save(name: string, { features, ...head }: GeoCollection): void {
  const start = JSON.stringify({ $schema: '../../schemas/geometry.schema.json', ...head }).slice(0, -1);
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n');
  writeFileSync(
    new URL(`../data/geometry/${name}.geojson`, import.meta.url),
    `${start},"features":[\n${lines}\n]}\n`,
  );
}
