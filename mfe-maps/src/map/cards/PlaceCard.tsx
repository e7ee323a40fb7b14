import { type PlaceId, titleAt } from '@campusway/campus';
import { outlineOf } from '@campusway/campus/scene';
import { placePaths } from '@campusway/contract';
import { college, hasParts, Link, loadParts } from '@campusway/platform';
import { once, SignCode, styles } from '@campusway/ui-kit';
import { use, useMemo } from 'react';
import { commonName } from '../../journey/use-route-title.ts';
import { type CardActions, MapCard } from '../leaflet/MapCard.tsx';
import { type FloorPlans, unitsOf } from '../plan/floor-plans.ts';

type PlaceCardProps = CardActions & { readonly id: PlaceId; readonly plans: FloorPlans };

/** Parts with the name of a room and its note; without them the card has the place's name. */
const details = ['rooms', 'lookup'];
const loadDetails = once(() => loadParts(details).catch(() => undefined));

/** Card of a clicked place, with its actions. Suspends until it has its details, which not every page with a plan reads. */
export function PlaceCard({ id, plans, ...actions }: PlaceCardProps) {
  const place = college.findPlace(id);
  const outline = useMemo(() => (place ? outlineOf(place, unitsOf(plans)) : []), [place, plans]);
  // Without suspending where they are there: React would show the card 300 ms later. No hook may follow: a repeated render leaves `use` out.
  if (!hasParts(details)) use(loadDetails());
  const hasDetails = hasParts(details);
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
          {[room !== name && room, titleAt(college.levels, place)].filter(Boolean).join(', ')}
        </span>
      </p>
    </>
  );
  const note = hasDetails && place.code ? college.noteOf(place.code) : undefined;
  return <MapCard id={id} name={place.name} outline={outline} head={head} note={note} {...actions} />;
}
