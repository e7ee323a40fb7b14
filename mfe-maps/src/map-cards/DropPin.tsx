import {
  distance,
  isWalkable,
  type LevelPlan,
  type Place,
  type PlaceId,
  type Placement,
  type Point,
} from '@campusway/campus';
import { findUnitAt, toAreas } from '@campusway/campus/scene';
import { Button } from '@campusway/ui-kit';
import { useMemo, useState } from 'react';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { OverMap } from '../leaflet/MapCard.tsx';
import { PointPresses } from '../leaflet/PointPresses.tsx';
import { useMapCentre } from '../leaflet/plane.ts';
import { campusRouter } from '../routing/campus-router.ts';
import { levelsOn } from '../routing/floor-of.ts';
import css from './DropPin.module.css';
import { PinCard } from './PinCard.tsx';
import type { FindPlace } from './use-find-place.ts';

/** Distance in metres beside a path within which a click selects the path. */
const BESIDE = 3;

interface DropPinProps {
  /** The shown floor, without the grounds. */
  readonly plan: LevelPlan;
  readonly placement: Placement;
  readonly floor: number;
  /** Finds places, which take precedence over pins. */
  readonly find: FindPlace;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Handles a clicked path; by default a card opens. */
  readonly onPress?: ((id: PlaceId) => void) | undefined;
}

/** Result of the last click; `pin` is undefined without a path. */
type Dropped = { readonly floor: number; readonly pin: Place | undefined };

/**
 * Drops a pin on the nearest path: by right click or long press anywhere, by click or tap on a corridor or path, or by
 * the button for keyboards on the map.
 */
export function DropPin({ plan, placement, floor, find, onChoose, onPress }: DropPinProps) {
  const [dropped, setDropped] = useState<Dropped>();
  const areas = useMemo(() => toAreas(plan.units), [plan]);
  const levels = useMemo(() => levelsOn(floor), [floor]);
  const centre = useMapCentre(placement);
  const findPin = (point: Point) => campusRouter().findPin(point, levels);
  const drop = (point: Point) => setDropped({ floor, pin: findPin(point) });
  const close = () => setDropped(undefined);

  function press(point: Point, scale: number): void {
    const unit = findUnitAt(point, areas);
    const isFree = (!unit || isWalkable(unit)) && !find(point, scale);
    const pin = isFree ? findPin(point) : undefined;
    // While choosing on the map, the path may be farther away.
    const isOn = pin && (unit || onPress || distance(point, [pin.x, pin.y]) <= BESIDE);
    if (isOn && onPress) onPress(pin.id);
    else setDropped(isOn ? { floor, pin } : undefined);
  }

  const shown = dropped?.floor === floor ? dropped : undefined;
  return (
    <>
      <PointPresses placement={placement} onPress={press} onHold={drop} />
      <OverMap>
        <Button className={css.centre} onClick={() => drop(centre())}>
          Pin at the centre of the map
        </Button>
        <p role="status" className={css.none}>
          {shown && !shown.pin && 'No path is near this point.'}
        </p>
      </OverMap>
      {shown?.pin && (
        <PinCard
          key={shown.pin.id}
          pin={shown.pin}
          placement={placement}
          onChoose={onChoose}
          onClose={close}
        />
      )}
    </>
  );
}
