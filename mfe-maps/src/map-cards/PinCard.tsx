import { type Place, type Placement, toPlane } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { readVisitStart, rememberVisitStart } from '@campusway/platform';
import { Button } from '@campusway/ui-kit';
import { useMemo, useState } from 'react';
import { EndpointPin } from '../leaflet/EndpointPin.tsx';
import { ShareBar } from '../sharing/ShareBar.tsx';
import css from './EndpointCard.module.css';
import { type CardActions, EndpointCard } from './EndpointCard.tsx';
import { circleAround } from './outline-of.ts';

/** Ring around a pin; the radius in metres. */
const ring = { radius: 1.2, corners: 32 };

interface PinCardProps extends CardActions {
  readonly pin: Place;
  readonly placement: Placement;
}

/** A pin on the map, with a card of its name and actions. */
export function PinCard({ pin, placement, ...actions }: PinCardProps) {
  const { id, name, x, y } = pin;
  const [isHere, setIsHere] = useState(() => readVisitStart()?.id === id);
  const outline = useMemo(
    () => circleAround([x, y], ring).map((point) => toPlane(point, placement)),
    [x, y, placement],
  );
  function stay(): void {
    rememberVisitStart(pin);
    setIsHere(true);
  }
  const head = <p className={css.name}>{name}</p>;
  return (
    <>
      <EndpointPin letter="●" at={toPlane([x, y], placement)} />
      <EndpointCard id={id} name={name} outline={outline} head={head} {...actions}>
        <ShareBar title={name} path={placePaths.here(id)} isPage={false}>
          <Button onClick={stay} aria-pressed={isHere}>
            I am here
          </Button>
        </ShareBar>
        <p role="status" className={css.soft}>
          {isHere && 'Directions from elsewhere on this site start here.'}
        </p>
      </EndpointCard>
    </>
  );
}
