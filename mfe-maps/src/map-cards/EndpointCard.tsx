import type { PlaceId, PlanePoint } from '@campusway/campus';
import { Button, Icon, xIcon } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import { MapCard } from '../leaflet/MapCard.tsx';
import css from './EndpointCard.module.css';

export interface CardActions {
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Called on close, also after a choice. */
  readonly onClose: () => void;
}

interface EndpointCardProps extends CardActions {
  readonly id: PlaceId;
  readonly name: string;
  readonly outline: readonly PlanePoint[];
  readonly head: ReactNode;
  readonly note?: string | undefined;
  /** Content below the buttons. */
  readonly children: ReactNode;
}

/** A card on the map of what can be an origin or a destination. */
export function EndpointCard(props: EndpointCardProps) {
  const { id, name, outline, head, note, onChoose, onClose, children } = props;
  function choose(end: EndpointName): void {
    onClose();
    onChoose(end, id);
  }
  return (
    <MapCard name={name} outline={outline} onClose={onClose}>
      <div className={css.head}>
        {head}
        <Button tone="quiet" onClick={onClose} aria-label="Close" className={css.close}>
          <Icon of={xIcon} />
        </Button>
      </div>
      {note && <p className={css.soft}>{note}</p>}
      <div className={css.ends}>
        <Button onClick={() => choose('from')}>From here</Button>
        <Button tone="primary" onClick={() => choose('to')}>
          To here
        </Button>
      </div>
      {children}
    </MapCard>
  );
}
