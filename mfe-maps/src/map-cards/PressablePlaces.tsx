import type { PlaceId, Placement, PlanUnit } from '@campusway/campus';
import { useEffect, useState } from 'react';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import type { FindPlace } from './use-find-place.ts';

interface PressablePlacesProps {
  readonly placement: Placement;
  /** All units of the plan. */
  readonly units: readonly PlanUnit[];
  readonly find: FindPlace;
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Handles a click; by default a card opens. */
  readonly onPress?: ((id: PlaceId | undefined) => void) | undefined;
}

/** Opens a card for a place on click or tap. */
export function PressablePlaces({ placement, units, find, onChoose, onPress }: PressablePlacesProps) {
  const [pressed, setPressed] = useState<PlaceId>();
  useEffect(() => {
    // A right click or long press drops a pin, which has its own card.
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
