import { type PlaceId, titleOf } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { college, hasParts, Link, languageOf, loadParts } from '@campusway/platform';
import { Button, ClosedNote, once, SignCode, styles } from '@campusway/ui-kit';
import { type ReactNode, use, useMemo } from 'react';
import type { EndpointName } from '../../journey/find-endpoint.ts';
import { commonName } from '../../journey/use-route-title.ts';
import { CardHead, MapCard, type MapCardProps } from '../leaflet/MapCard.tsx';
import { type FloorPlans, unitsOf } from '../plan/floor-plans.ts';
import css from './map-cards.module.css';
import { outlineOf } from './places-on-map.ts';

export interface CardActions {
  readonly onChoose: (end: EndpointName, id: PlaceId) => void;
  /** Called on close, also after a choice. */
  readonly onClose: () => void;
}

interface PlaceCardProps extends CardActions {
  readonly id: PlaceId;
  readonly plans: FloorPlans;
}

/** Parts with the name of a room and its note; without them the card has the place's name. */
const details = ['rooms', 'lookup'];
const loadDetails = once(() => loadParts(details).catch(() => undefined));

/** Card of a clicked place, with its actions. Suspends until it has its details, which not every page with a plan reads. */
export function PlaceCard({ id, plans, ...actions }: PlaceCardProps) {
  // Without suspending where they are there: React would show the card 300 ms later.
  if (!hasParts(details)) use(loadDetails());
  const hasDetails = hasParts(details);
  const place = college.findPlace(id);
  const outline = useMemo(() => (place ? outlineOf(place, unitsOf(plans)) : []), [place, plans]);
  if (!place) return null;
  const name = hasDetails ? commonName(place) : place.name;
  const room = hasDetails ? college.findRoomOf(place)?.name : undefined;
  const head = (
    <>
      {place.code && <SignCode size="medium">{place.code}</SignCode>}
      <p>
        <Link to={placePaths.pageOf(place)} className={`touch-target ${styles.name} ${styles.nameLink}`}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.detail}>
          {[room !== name && room, titleOf(college.levels, place.level)].filter(Boolean).join(', ')}
        </span>
      </p>
    </>
  );
  const note = hasDetails && place.code ? college.noteOf(place.code) : undefined;
  return <EndpointCard id={id} name={place.name} outline={outline} head={head} note={note} {...actions} />;
}

interface EndpointCardProps extends CardActions, Pick<MapCardProps, 'name' | 'outline'> {
  readonly id: PlaceId;
  readonly head: ReactNode;
  readonly note?: string | undefined;
  /** Content below the buttons. */
  readonly children?: ReactNode;
}

/** A card on the map of what can be an origin or a destination. */
export function EndpointCard({ id, head, note, onChoose, children, ...card }: EndpointCardProps) {
  function choose(end: EndpointName): void {
    card.onClose();
    onChoose(end, id);
  }
  return (
    <MapCard {...card}>
      <CardHead onClose={card.onClose}>{head}</CardHead>
      {note && (
        <p className={styles.detail} lang={languageOf(note)}>
          {note}
        </p>
      )}
      <ClosedNote place={college.findPlace(id)} />
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
