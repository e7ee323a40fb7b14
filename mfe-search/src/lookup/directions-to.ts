import { paths } from '@campusway/contract';
import { readVisitStart } from '@campusway/platform';

/** The way to a place, from where the visit starts if that is known. */
export function directionsTo(to: string): string {
  return paths.navigate({ from: readVisitStart()?.id, to });
}
