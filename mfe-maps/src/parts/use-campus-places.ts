import type { Place } from '@campusway/campus';
import { college } from '@campusway/platform';
import { usePlacesOf } from '../journey/find-endpoint.ts';

/** The places of the campus screen; of all campuses in a college with several. */
export function useCampusPlaces(): readonly Place[] {
  const screen = college.getCampusScreen();
  const own = usePlacesOf(screen);
  return screen.campus ? college.campusPlaces : own;
}
