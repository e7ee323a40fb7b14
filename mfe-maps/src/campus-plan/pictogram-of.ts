import type { Place, PlaceId } from '@campusway/campus';
import {
  AuditoriumPictogram,
  CanteenPictogram,
  GatePictogram,
  HerePictogram,
  LibraryPictogram,
  OfficePictogram,
  ParkingPictogram,
  type Pictogram,
  SportsPictogram,
  StagePictogram,
} from '@campusway/ui-kit';

const byPlace: Readonly<Record<PlaceId, Pictogram>> = {
  'administration-block': OfficePictogram,
  'central-library': LibraryPictogram,
  parking: ParkingPictogram,
  canteen: CanteenPictogram,
  'sports-complex': SportsPictogram,
  auditorium: AuditoriumPictogram,
  portfolio: AuditoriumPictogram,
  'open-air-stage': StagePictogram,
};

/** The sign of a place on the campus; one that a college has added has the pin that stands for any place. */
export function pictogramOf({ id, kind }: Pick<Place, 'id' | 'kind'>): Pictogram {
  return byPlace[id] ?? (kind === 'gate' ? GatePictogram : HerePictogram);
}
