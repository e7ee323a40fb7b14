import { distance, isWalkable, type Place, type PlaceId, type Point } from '@campusway/campus';
import { circleAround, findUnitAt, toAreas } from '@campusway/campus/scene';
import { placePaths } from '@campusway/contract';
import { readVisitStart, rememberVisitStart } from '@campusway/platform';
import { Button, styles } from '@campusway/ui-kit';
import { type ReactElement, useMemo, useState } from 'react';
import { ShareBar } from '../../controls/ShareBar.tsx';
import { pageRouter } from '../../journey/find-way.ts';
import { levelsOn } from '../../journey/floor-of.ts';
import { choiceAt, noPath } from '../../journey/place-at.ts';
import { type IsSmall, PointClicks } from '../leaflet/clicks.tsx';
import { type CardActions, MapCard, OverMap } from '../leaflet/MapCard.tsx';
import { EndpointPin } from '../leaflet/markers.tsx';
import { usePlane } from '../leaflet/plane.tsx';
import type { FloorPlans } from '../plan/floor-plans.ts';
import css from './map-cards.module.css';
import type { FindPlace } from './places-on-map.ts';

/** Distance in metres beside a path within which a click selects the path. */
const BESIDE = 3;

interface DropPinProps extends Pick<CardActions, 'onChoose'> {
  readonly plans: FloorPlans;
  readonly floor: number;
  /** Finds places, which take precedence over pins. */
  readonly find: FindPlace;
  readonly isSmall: IsSmall;
  /** Handles a click beside places, which chooses what is nearest; by default a card of a clicked path opens. */
  readonly onClick?: ((id: PlaceId) => void) | undefined;
}

/** Result of the last click: a pin, or a message without one. */
type Dropped = Readonly<{ floor: number; pin?: Place; message?: ReactElement }>;

/** Drops a pin on the nearest path: by right click, long press, a tap on a corridor or path, or the button for keyboards. */
export function DropPin({ plans, floor, find, isSmall, onChoose, onClick }: DropPinProps) {
  const [dropped, setDropped] = useState<Dropped>();
  // Of the shown floor, without the grounds.
  const areas = useMemo(() => toAreas((plans.upperFloor ?? plans.groundFloor).units), [plans]);
  const levels = useMemo(() => levelsOn(floor), [floor]);
  const { map, toPoint, scaleAt } = usePlane();
  const findPin = (point: Point) => pageRouter().findPin(point, levels);
  const close = () => setDropped(undefined);
  /** Says why, until the map moves. With a new key a repeated message is announced again. */
  function refuse(text: string): void {
    const refused = { floor, message: <span key={performance.now()}>{text}</span> };
    setDropped(refused);
    map.once('movestart', () => setDropped((last) => (last === refused ? undefined : last)));
  }

  /** A building without paths inside is a place itself. */
  function drop(point: Point, scale: number): void {
    const pin = findPin(point) ?? pageRouter().findPlace(find(point, scale) ?? '');
    if (!pin) refuse(noPath);
    else if (onClick) onClick(pin.id);
    else setDropped({ floor, pin });
  }

  function click(point: Point, scale: number): void {
    setDropped(undefined);
    if (find(point, scale) || isSmall(point, scale)) return;
    if (onClick) {
      const choice = choiceAt(point, levels);
      if ('id' in choice) onClick(choice.id);
      else refuse(choice.message);
      return;
    }
    const unit = findUnitAt(point, areas);
    const pin = !unit || isWalkable(unit) ? findPin(point) : undefined;
    if (pin && (unit || distance(point, [pin.x, pin.y]) <= BESIDE)) setDropped({ floor, pin });
  }

  const shown = dropped?.floor === floor ? dropped : undefined;
  return (
    <>
      <PointClicks onClick={click} onHold={drop} />
      <OverMap>
        <Button className={css.centre} onClick={() => drop(toPoint(map.getCenter()), scaleAt(map.getZoom()))}>
          Pin at the centre of the map
        </Button>
        <p role="status" className={`${styles.box} ${css.none}`}>
          {shown?.message}
        </p>
      </OverMap>
      {shown?.pin && <PinCard key={shown.pin.id} pin={shown.pin} onChoose={onChoose} onClose={close} />}
    </>
  );
}

/** Radius in metres of the ring around a pin. */
const radius = 1.2;

function PinCard({ pin, ...actions }: CardActions & { readonly pin: Place }) {
  const { id, name, x, y } = pin;
  const start = readVisitStart();
  const [isHere, setIsHere] = useState(start?.id === id && start.isHere);
  const outline = useMemo(() => circleAround([x, y], radius, 32), [x, y]);
  function stay(): void {
    rememberVisitStart({ id, name, isHere: true });
    setIsHere(true);
  }
  const head = <p className={styles.name}>{name}</p>;
  return (
    <>
      <EndpointPin letter="●" at={[x, y]} />
      <MapCard id={id} name={name} outline={outline} head={head} {...actions}>
        <ShareBar title={name} path={placePaths.here(id)}>
          <Button onClick={stay} aria-pressed={isHere}>
            I am here
          </Button>
        </ShareBar>
        <p role="status" className={`${styles.detail} ${css.here}`}>
          {isHere && 'Directions and search results start here now.'}
        </p>
      </MapCard>
    </>
  );
}
