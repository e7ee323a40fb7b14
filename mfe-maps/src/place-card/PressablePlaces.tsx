import type { PlaceId, Placement, PlanUnit } from '@campusway/campus';
import { useEffect, useState } from 'react';
import type { EndName } from '../endpoints/find-end.ts';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import type { FindPlace } from './use-find-place.ts';

interface PressablePlacesProps {
  readonly placement: Placement;
  /** Everything that the plan shows. */
  readonly units: readonly PlanUnit[];
  readonly find: FindPlace;
  readonly onChoose: (end: EndName, id: PlaceId) => void;
  /** Takes what is pressed; without it a card opens. */
  readonly onPress?: ((id: PlaceId | undefined) => void) | undefined;
}

/** Places of a plan that answer to a click or a tap with a card. */
export function PressablePlaces({ placement, units, find, onChoose, onPress }: PressablePlacesProps) {
  const [pressed, setPressed] = useState<PlaceId>();
  useEffect(() => {
    // A right click or a long press drops a pin, which has a card of its own.
    const close = () => setPressed(undefined);
    document.addEventListener('contextmenu', close);
    return () => document.removeEventListener('contextmenu', close);
  }, []);
  return (
    <>
      <PlanClicks placement={placement} find={find} onPress={onPress ?? setPressed} />
      {pressed && !onPress && (
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
