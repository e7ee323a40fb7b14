import { HerePictogram } from './amenities.tsx';
import type { Pictogram } from './Plate.tsx';
import {
  AuditoriumPictogram,
  CanteenPictogram,
  GatePictogram,
  LibraryPictogram,
  OfficePictogram,
  ParkingPictogram,
  SportsPictogram,
  StagePictogram,
} from './places.tsx';

/** Pictograms by the name in the college data. */
const pictograms = new Map<string | undefined, Pictogram>([
  ['auditorium', AuditoriumPictogram],
  ['canteen', CanteenPictogram],
  ['gate', GatePictogram],
  ['library', LibraryPictogram],
  ['office', OfficePictogram],
  ['parking', ParkingPictogram],
  ['sports', SportsPictogram],
  ['stage', StagePictogram],
]);

/** Pictogram of a place: the named one, else that of its kind, else a pin. */
export function pictogramOf({
  pictogram,
  kind,
}: {
  readonly pictogram?: string | undefined;
  readonly kind?: string | undefined;
}): Pictogram {
  return pictograms.get(pictogram) ?? pictograms.get(kind) ?? HerePictogram;
}
