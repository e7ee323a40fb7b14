import { paths } from '@campusway/contract';
import { readVisitStart } from '@campusway/platform';

/** Path of the directions to a place, from the start of the visit if known. */
export function directionsTo(to: string): string {
  return paths.navigate({ from: readVisitStart()?.id, to });
}
