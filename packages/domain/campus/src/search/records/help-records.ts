import { outdoors, titleOf } from '../../level.ts';
import type { Help } from '../../model.ts';
import type { CampusContent, CampusRecord } from './campus-record.ts';

/** Help topics: answers to what the map does not show, with directions to the help desk. */
export function helpRecords({ places, levels }: CampusContent, help: Help | undefined): CampusRecord[] {
  const desk = places.find(({ id }) => id === help?.desk);
  if (!help || !desk) return [];
  const { id: place, name: deskName, code, level } = desk;
  const door = code === undefined ? '' : `room ${code}, `;
  return help.topics.map(({ id, name, aliases, answer }) => ({
    id: `help-${id}`,
    kind: 'help',
    title: name,
    aliases,
    where: `${answer} Ask at ${deskName}, ${door}${titleOf(levels, level)}.`,
    place,
    ...(code !== undefined && { door: code }),
    ...(level !== outdoors && { level }),
    rank: 0.5,
  }));
}
