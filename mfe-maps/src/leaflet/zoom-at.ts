import { type Placement, scaleOf } from '@campusway/campus';

/** Leaflet's zoom at which a metre is so many CSS pixels. A plane has as many units for a large campus as for a small one. */
export function zoomAt(pixelsPerMetre: number, placement: Placement): number {
  return Math.log2(pixelsPerMetre / scaleOf(placement));
}

/** As close as a map of the whole campus comes: 40 CSS pixels for each metre. */
export const closestPixels = 40;
