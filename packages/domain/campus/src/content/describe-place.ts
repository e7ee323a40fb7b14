import { getLevel, type Levels, outdoors } from '../level.ts';
import { capitalised } from '../lookup/capitalised.ts';
import type { Place, Room } from '../model.ts';

/** A place, a room, or a room with its place on the plan. */
export type DescribedPlace =
  | { readonly room: Room; readonly place?: Place | undefined }
  | { readonly room?: undefined; readonly place: Place };

/** Title, location and description of a place, for its page, link previews and search engines. */
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
