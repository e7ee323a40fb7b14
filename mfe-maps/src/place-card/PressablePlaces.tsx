import type { PlaceId, Placement, PlanUnit, Point } from '@campusway/campus';
import { useEffect, useState } from 'react';
import type { EndName } from '../endpoints/find-end.ts';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { PlaceCard } from './PlaceCard.tsx';

interface PressablePlacesProps {
  readonly placement: Placement;
  /** Everything that the plan shows. */
  readonly units: readonly PlanUnit[];
  readonly find: (point: Point) => PlaceId | undefined;
  readonly onChoose: (end: EndName, id: PlaceId) => void;
}

/** Places of a plan that answer to a click or a tap with a card. */
export function PressablePlaces({ placement, units, find, onChoose }: PressablePlacesProps) {
  const [pressed, setPressed] = useState<PlaceId>();
  useEffect(() => {
    // A right click or a long press drops a pin, which has a card of its own.
    const close = () => setPressed(undefined);
    document.addEventListener('contextmenu', close);
    return () => document.removeEventListener('contextmenu', close);
  }, []);
  return (
    <>
      <PlanClicks placement={placement} find={find} onPress={setPressed} />
      {pressed && (
        <PlaceCard
          key={pressed}
          id={pressed}
          units={units}
          placement={placement}
          onClose={() => setPressed(undefined)}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
