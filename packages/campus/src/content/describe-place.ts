import { getLevel, type Levels, outdoors } from '../level.ts';
import { capitalised } from '../lookup/capitalised.ts';
import type { Place, Room } from '../model.ts';

/** What a page, a preview of a link and a search engine call a place. */
export interface PlaceWords {
  /** `Room 329A: Faculty Room 12`, `Canteen`. */
  readonly title: string;
  /** `Third floor, west wing`, with its building where the college has several; `On the campus`. */
  readonly where: string;
  /** One sentence. */
  readonly description: string;
}

/** A room, a place, or a room that the plan has as a place. */
export type DescribedPlace =
  | { readonly room: Room; readonly place?: Place | undefined }
  | { readonly room?: undefined; readonly place: Place };

export function describePlace({ room, place }: DescribedPlace, levels: Levels): PlaceWords {
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
