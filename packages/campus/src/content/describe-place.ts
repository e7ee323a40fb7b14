import { getLevel, type Levels, outdoors } from '../level.ts';
import { capitalised } from '../lookup/capitalised.ts';
import type { Place, Room } from '../model.ts';

/** A room, a place, or a room that the plan has as a place. */
export type DescribedPlace =
  | { readonly room: Room; readonly place?: Place | undefined }
  | { readonly room?: undefined; readonly place: Place };

/** What a page, a preview of a link and a search engine call a place: in which storey it is, and one sentence. */
export function describePlace({ room, place }: DescribedPlace, levels: Levels) {
  const { level, wing } = room ?? place;
  const storey = level === outdoors ? 'on the campus' : getLevel(levels, level).title;
  const where = [storey, wing && `${wing} wing`].filter(Boolean).join(', ');
  const name = room?.name ?? place?.name ?? '';
  const title = room && room.sign !== '' ? `Room ${room.number}: ${name}` : name;
  return {
    title,
    where: capitalised(where),
    description: `${title}, ${where}: the plan, what is near, and the way to the door.`,
  };
}
