import type { Place } from '@campusway/campus';
import { describePlace } from '@campusway/campus/content';
import { paths, type Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ButtonLink, Icon, pictogramOf, routeIcon, SignCode } from '@campusway/ui-kit';
import type { Subject } from './find-subject.ts';
import { PlaceSummary } from './PlaceSummary.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import css from './PlaceView.module.css';
import { RoomOccupants } from './RoomOccupants.tsx';
import { usePlaceHead } from './use-place-head.ts';

interface PlaceViewProps {
  readonly subject: Subject;
  readonly slots: Slots;
}

/** Pictogram of a place, as large as a door sign. */
function PlacePlate({ place }: { readonly place: Place }) {
  const Picture = pictogramOf(place);
  return <Picture className={css.pictogram} />;
}

/** Page of a room or place: sign, facts, plan around it, and directions to and from it. */
export function PlaceView({ subject, slots }: PlaceViewProps) {
  const { room, place, path } = subject;
  const head = describePlace(subject, college.levels);
  usePlaceHead(head, path);
  const Plan = slots['place-plan'];
  const Nearby = slots['place-nearby'];
  return (
    <div className={`page ${css.page}`}>
      <div className={css.head}>
        <h1 className={css.heading}>
          {room && room.sign !== '' && (
            <SignCode size="large" className={css.code}>
              {room.number}
            </SignCode>
          )}
          {!room && place?.onCampusMap && <PlacePlate place={place} />} <bdi>{room?.name ?? place?.name}</bdi>
        </h1>
        <PlaceSummary subject={subject} where={head.where} />
        {place ? (
          <div className={css.actions}>
            <ButtonLink to={paths.navigate({ to: place.id })} tone="primary">
              <Icon of={routeIcon} /> Directions to here
            </ButtonLink>
            <ButtonLink to={paths.navigate({ from: place.id })}>Start here</ButtonLink>
          </div>
        ) : (
          <p>The plan does not show this room yet.</p>
        )}
      </div>
      {Plan && place && (
        <section aria-label="Plan" className={css.plan}>
          <Plan place={place.id} />
        </section>
      )}
      <div className={css.facts}>
        {room && <RoomOccupants room={room.number} />}
        {Nearby && place && <Nearby place={place.id} />}
        <PlaceTools subject={subject} head={head} />
      </div>
    </div>
  );
}
