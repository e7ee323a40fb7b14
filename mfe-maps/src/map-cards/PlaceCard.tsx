import { type PlaceId, type Placement, type PlanUnit, titleOf, toPlane } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { Button, Icon, SignCode, xIcon } from '@campusway/ui-kit';
import { useMemo } from 'react';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { MapCard } from '../leaflet/MapCard.tsx';
import { outlineOf } from './outline-of.ts';
import css from './PlaceCard.module.css';

interface PlaceCardProps {
  readonly id: PlaceId;
  readonly units: readonly PlanUnit[];
  readonly placement: Placement;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Called on close, also after a choice. */
  readonly onClose: () => void;
}

/** Card of a clicked place, with its actions. */
export function PlaceCard({ id, units, placement, onChoose, onClose }: PlaceCardProps) {
  const place = college.findPlace(id);
  const outline = useMemo(
    () => (place ? outlineOf(place, units).map((point) => toPlane(point, placement)) : []),
    [place, units, placement],
  );
  if (!place) return null;
  const room = college.findRoomOf(place);
  const note = place.code && college.noteOf(place.code);
  function choose(end: EndpointName): void {
    onClose();
    onChoose(end, id);
  }
  return (
    <MapCard name={place.name} outline={outline} onClose={onClose}>
      <div className={css.head}>
        {place.code && <SignCode size="medium">{place.code}</SignCode>}
        <p>
          <Link to={placePaths.pageOf(place)} className={`touch-target ${css.name}`}>
            <bdi>{room?.name ?? place.name}</bdi>
          </Link>
          <span className={css.where}>{titleOf(college.levels, place.level)}</span>
        </p>
        <Button tone="quiet" onClick={onClose} aria-label="Close" className={css.close}>
          <Icon of={xIcon} />
        </Button>
      </div>
      {note && <p className={css.where}>{note}</p>}
      <div className={css.actions}>
        <Button onClick={() => choose('from')}>From here</Button>
        <Button tone="primary" onClick={() => choose('to')}>
          To here
        </Button>
      </div>
      <Link to={placePaths.here(id)} className={css.sign}>
        Sign with QR code for this place
      </Link>
    </MapCard>
  );
}
