import type { Place } from '@campusway/campus';
import { describePlace } from '@campusway/campus/content';
import { paths, type Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ButtonLink, Icon, pictogramOf, routeIcon, SignCode } from '@campusway/ui-kit';
import type { Subject } from './find-subject.ts';
import { PeopleHere } from './PeopleHere.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import css from './PlaceView.module.css';
import { usePlaceHead } from './use-place-head.ts';
import { WhatItIs } from './WhatItIs.tsx';

interface PlaceViewProps {
  readonly subject: Subject;
  readonly slots: Slots;
}

/** What a sign to the place shows, as large as a door plate. */
function PlacePlate({ place }: { readonly place: Place }) {
  const Picture = pictogramOf(place);
  return <Picture className={css.pictogram} />;
}

/** The door plate, what is behind it, the plan with it in the middle, and the ways from and to it. */
export function PlaceView({ subject, slots }: PlaceViewProps) {
  const { room, place, path } = subject;
  const words = describePlace(subject, college.levels);
  usePlaceHead(words, path);
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
        <WhatItIs subject={subject} where={words.where} />
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
        {room && <PeopleHere room={room.number} />}
        {Nearby && place && <Nearby place={place.id} />}
        <PlaceTools subject={subject} words={words} />
      </div>
    </div>
  );
}
