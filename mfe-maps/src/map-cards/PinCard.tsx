import { type Place, type PlaceId, type Placement, toPlane } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { readVisitStart, rememberVisitStart } from '@campusway/platform';
import { Button, Icon, xIcon } from '@campusway/ui-kit';
import { useMemo, useState } from 'react';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { EndpointPin } from '../leaflet/EndpointPin.tsx';
import { MapCard } from '../leaflet/MapCard.tsx';
import { ShareBar } from '../sharing/ShareBar.tsx';
import css from './PinCard.module.css';

/** Radius of the ring around a pin, metres. */
const RADIUS = 1.2;
const CORNERS = 32;

interface PinCardProps {
  readonly pin: Place;
  readonly placement: Placement;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Called on close, also after a choice. */
  readonly onClose: () => void;
}

/** A pin on the map, with a card of its name and actions. */
export function PinCard({ pin, placement, onChoose, onClose }: PinCardProps) {
  const { id, name, x, y } = pin;
  const [isHere, setIsHere] = useState(() => readVisitStart()?.id === id);
  const ring = useMemo(
    () =>
      Array.from({ length: CORNERS }, (_, i) => {
        const angle = (2 * Math.PI * i) / CORNERS;
        return toPlane([x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)], placement);
      }),
    [x, y, placement],
  );
  function choose(end: EndpointName): void {
    onClose();
    onChoose(end, id);
  }
  function stay(): void {
    rememberVisitStart(pin);
    setIsHere(true);
  }
  return (
    <>
      <EndpointPin letter="●" at={toPlane([x, y], placement)} />
      <MapCard name={name} outline={ring} onClose={onClose}>
        <div className={css.head}>
          <p className={css.name}>{name}</p>
          <Button tone="quiet" onClick={onClose} aria-label="Close" className={css.close}>
            <Icon of={xIcon} />
          </Button>
        </div>
        <div className={css.ends}>
          <Button onClick={() => choose('from')}>From here</Button>
          <Button tone="primary" onClick={() => choose('to')}>
            To here
          </Button>
        </div>
        <ShareBar title={name} path={placePaths.here(id)} isPage={false}>
          <Button onClick={stay} aria-pressed={isHere}>
            I am here
          </Button>
        </ShareBar>
        <p role="status" className={css.news}>
          {isHere && 'Directions from elsewhere on this site start here.'}
        </p>
      </MapCard>
    </>
  );
}
