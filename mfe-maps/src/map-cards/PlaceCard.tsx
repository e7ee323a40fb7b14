import { type PlaceId, type Placement, type PlanUnit, titleOf, toPlane } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { SignCode } from '@campusway/ui-kit';
import { useMemo } from 'react';
import css from './EndpointCard.module.css';
import { type CardActions, EndpointCard } from './EndpointCard.tsx';
import { outlineOf } from './outline-of.ts';

interface PlaceCardProps extends CardActions {
  readonly id: PlaceId;
  readonly units: readonly PlanUnit[];
  readonly placement: Placement;
}

/** Card of a clicked place, with its actions. */
export function PlaceCard({ id, units, placement, ...actions }: PlaceCardProps) {
  const place = college.findPlace(id);
  const outline = useMemo(
    () => (place ? outlineOf(place, units).map((point) => toPlane(point, placement)) : []),
    [place, units, placement],
  );
  if (!place) return null;
  const head = (
    <>
      {place.code && <SignCode size="medium">{place.code}</SignCode>}
      <p>
        <Link to={placePaths.pageOf(place)} className={`touch-target ${css.name}`}>
          <bdi>{college.findRoomOf(place)?.name ?? place.name}</bdi>
        </Link>
        <span className={css.soft}>{titleOf(college.levels, place.level)}</span>
      </p>
    </>
  );
  const note = place.code && college.noteOf(place.code);
  return (
    <EndpointCard id={id} name={place.name} outline={outline} head={head} note={note} {...actions}>
      <Link to={placePaths.here(id)} className={css.sign}>
        Sign with QR code for this place
      </Link>
    </EndpointCard>
  );
}
