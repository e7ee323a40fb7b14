import { titleOf } from '@campusway/campus';
import type { LookupResult } from '@campusway/campus/lookup';
import { capitalised } from '@campusway/campus/lookup';
import { college, type SavedPlace } from '@campusway/platform';
import { doorOf } from '../links/destination-links.ts';

/** Result of the room lookup with a room. */
export type FoundRoom = Extract<LookupResult, { readonly kind: 'room' | 'venue' | 'range' }>;

/** Saved place of a lookup result, under the name by which it was found; `path` is its page. */
export function toSavedPlace(result: FoundRoom, path: string): SavedPlace {
  const { room, level } = result;
  const id = doorOf(room);
  const title = titleOf(college.levels, level);
  if (result.kind === 'range')
    return {
      id,
      kind: 'place',
      name: `Room ${room}`,
      detail: `${capitalised(title)}, ${result.label}`,
      path,
    };
  const name = result.kind === 'room' ? result.venue : result.name;
  return { id, kind: 'place', name, detail: `Room ${room}, ${title}`, path };
}
