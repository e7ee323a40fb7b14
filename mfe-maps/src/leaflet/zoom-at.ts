import { type Placement, scaleOf } from '@campusway/campus';

/** Leaflet zoom for a scale in CSS pixels per metre. The size of a plane does not depend on the size of the campus. */
export function zoomAt(pixelsPerMetre: number, placement: Placement): number {
  return Math.log2(pixelsPerMetre / scaleOf(placement));
}

/** Maximum scale of a map of the whole campus, CSS pixels per metre. */
export const closestPixels = 40;
