import type { PlaceId } from '@campusway/campus';
import { type NavigationLink, paths } from '@campusway/contract';
import { useEntryValue, useNavigate } from '@campusway/platform';
import { Suspense } from 'react';
import { PlanClicks, type PlanClicksProps } from '../leaflet/clicks.tsx';
import type { CardActions } from '../leaflet/MapCard.tsx';
import type { FloorPlans } from '../plan/floor-plans.ts';
import { PlaceCard } from './PlaceCard.tsx';

interface PlaceCardsProps
  extends Partial<Pick<CardActions, 'onChoose'>>,
    Pick<PlanClicksProps<PlaceId>, 'find' | 'isSmall'>,
    Pick<NavigationLink, 'to'> {
  readonly plans: FloorPlans;
  readonly card: PlaceId | undefined;
  readonly onCard: (id?: PlaceId) => void;
  /** Handles a click; by default the card opens or closes. */
  readonly onClick?: ((id: PlaceId | undefined) => void) | undefined;
}

type ClickablePlacesProps = Omit<PlaceCardsProps, 'card' | 'onCard'> & { opened?: PlaceId | undefined };

/** Opens a card for a clicked place in a history entry of its own; that of `opened` is open at first. */
export function ClickablePlaces({ opened, ...props }: ClickablePlacesProps) {
  const [card, onCard] = useEntryValue('card', opened);
  return <PlaceCards {...props} card={card} onCard={onCard} />;
}

/** The card of a clicked place; its buttons show the directions, to `to`, unless `onChoose` handles them. */
export function PlaceCards({ plans, card, onCard, to, onChoose, onClick, ...clicks }: PlaceCardsProps) {
  const navigate = useNavigate();
  return (
    <>
      <PlanClicks {...clicks} onClick={onClick ?? onCard} />
      {card && (
        <Suspense key={card}>
          <PlaceCard
            id={card}
            plans={plans}
            onClose={() => onCard()}
            onChoose={onChoose ?? ((end, id) => navigate(paths.navigate({ to, [end]: id })))}
          />
        </Suspense>
      )}
    </>
  );
}
