import { floorName } from '../../lookup/floor-name.ts';
import type { CampusContent, CampusRecord } from './campus-record.ts';

/** Honest answers to what the map does not show; each leads to the desk that can help. */
export function helpRecords({ help, places }: CampusContent): CampusRecord[] {
  const desk = places.find(({ id }) => id === help?.desk);
  if (!help || !desk) return [];
  const { id: place, name: deskName, code, level } = desk;
  const door = code === undefined ? '' : `room ${code}, `;
  return help.topics.map(({ id, name, aliases, answer }) => ({
    id: `help-${id}`,
    kind: 'help',
    title: name,
    aliases,
    where: `${answer} Ask at ${deskName}, ${door}${floorName(level)}.`,
    place,
    ...(code !== undefined && { door: code }),
    ...(level > 0 && { floor: level }),
    rank: 0.5,
  }));
}
