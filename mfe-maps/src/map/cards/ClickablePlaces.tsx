import type { PlaceId } from '@campusway/campus';
import { type NavigationLink, paths } from '@campusway/contract';
import { useNavigate } from '@campusway/platform';
import { Suspense, useEffect, useState } from 'react';
import { PlanClicks, type PlanClicksProps } from '../leaflet/clicks.tsx';
import type { CardActions } from '../leaflet/MapCard.tsx';
import type { FloorPlans } from '../plan/floor-plans.ts';
import { PlaceCard } from './PlaceCard.tsx';

interface ClickablePlacesProps
  extends Partial<Pick<CardActions, 'onChoose'>>,
    Pick<PlanClicksProps<PlaceId>, 'find' | 'isSmall'>,
    Pick<NavigationLink, 'to'> {
  readonly plans: FloorPlans;
  /** Its card is open at first. */
  readonly opened?: PlaceId | undefined;
  /** Handles a click; by default a card opens. */
  readonly onClick?: ((id: PlaceId | undefined) => void) | undefined;
}

/** Opens a card for a clicked place; its buttons show the directions, to `to`, unless `onChoose` handles them. */
export function ClickablePlaces({ plans, opened, to, onChoose, onClick, ...clicks }: ClickablePlacesProps) {
  const navigate = useNavigate();
  const [clicked, setClicked] = useState(opened);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => setClicked(undefined);
    // A right click or long press drops a pin, which has its own card; Back leads to another view.
    for (const name of ['contextmenu', 'popstate']) addEventListener(name, close, { signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      <PlanClicks {...clicks} onClick={onClick ?? setClicked} />
      {clicked && !onClick && (
        <Suspense key={clicked}>
          <PlaceCard
            id={clicked}
            plans={plans}
            onClose={() => setClicked(undefined)}
            onChoose={onChoose ?? ((end, id) => navigate(paths.navigate({ to, [end]: id })))}
          />
        </Suspense>
      )}
    </>
  );
}
