import { distance, isWalkable, type Place, type PlaceId, type Point } from '@campusway/campus';
import { circleAround, findUnitAt, toAreas } from '@campusway/campus/scene';
import { paths } from '@campusway/contract';
import { college, rememberVisitStart } from '@campusway/platform';
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
  readonly card: PlaceId | undefined;
  /** Called for a click beside places, with the pin whose card is to open if a corridor or path was clicked. */
  readonly onCard: (id?: PlaceId) => void;
  /** Handles a click beside places instead, which chooses what is nearest. */
  readonly onClick?: ((id: PlaceId) => void) | undefined;
}

/** Drops a pin on the nearest path: by right click, long press, a tap on a corridor or path, or the button for keyboards. */
export function DropPin({ plans, floor, find, isSmall, card, onCard, onChoose, onClick }: DropPinProps) {
  const [refused, setRefused] = useState<Readonly<{ floor: number; message: ReactElement }>>();
  // Of the shown floor, without the grounds.
  const areas = useMemo(() => toAreas((plans.upperFloor ?? plans.groundFloor).units), [plans]);
  const levels = useMemo(() => levelsOn(floor), [floor]);
  const { map, toPoint, scaleAt } = usePlane();
  const findPin = (point: Point) => pageRouter().findPin(point, levels);
  /** Says why, until the map moves. With a new key a repeated message is announced again. */
  function refuse(text: string): void {
    const latest = { floor, message: <span key={performance.now()}>{text}</span> };
    setRefused(latest);
    map.once('movestart', () => setRefused((last) => (last === latest ? undefined : last)));
  }

  /** A building without paths inside is a place itself. */
  function drop(point: Point, scale: number): void {
    const pin = findPin(point) ?? pageRouter().findPlace(find(point, scale) ?? '');
    if (!pin) refuse(noPath);
    if (pin && onClick) onClick(pin.id);
    else onCard(pin?.id);
  }

  function click(point: Point, scale: number): void {
    setRefused(undefined);
    if (find(point, scale)) return;
    if (!onClick) onCard(isSmall(point, scale) ? undefined : pinAt(point)?.id);
    else if (!isSmall(point, scale)) {
      const choice = choiceAt(point, levels);
      if ('id' in choice) onClick(choice.id);
      else refuse(choice.message);
    }
  }

  function pinAt(point: Point): Place | undefined {
    const unit = findUnitAt(point, areas);
    const pin = !unit || isWalkable(unit) ? findPin(point) : undefined;
    return pin && (unit || distance(point, [pin.x, pin.y]) <= BESIDE) ? pin : undefined;
  }
  const pin = card && !college.findPlace(card) ? pageRouter().findPlace(card) : undefined;
  return (
    <>
      <PointClicks onClick={click} onHold={drop} />
      <OverMap>
        <Button className={css.centre} onClick={() => drop(toPoint(map.getCenter()), scaleAt(map.getZoom()))}>
          Pin at the centre of the map
        </Button>
        <p role="status" className={`${styles.box} ${css.none}`}>
          {refused?.floor === floor && refused.message}
        </p>
      </OverMap>
      {pin && <PinCard key={pin.id} pin={pin} onChoose={onChoose} onClose={() => onCard()} />}
    </>
  );
}

/** Radius in metres of the ring around a pin. */
const radius = 1.2;

function PinCard({ pin, ...actions }: CardActions & { readonly pin: Place }) {
  const { id, name, x, y } = pin;
  const outline = useMemo(() => circleAround([x, y], radius, 32), [x, y]);
  /** Directions and search results start here from now on. */
  function stay(): void {
    rememberVisitStart({ id, name, isHere: true });
    actions.onChoose('from', id);
    actions.onClose();
  }
  const head = <p className={styles.name}>{name}</p>;
  return (
    <>
      <EndpointPin letter="●" at={[x, y]} />
      <MapCard id={id} name={name} outline={outline} head={head} {...actions}>
        <ShareBar title={name} path={paths.navigate({ to: id })}>
          <Button onClick={stay}>I am here</Button>
        </ShareBar>
      </MapCard>
    </>
  );
}
