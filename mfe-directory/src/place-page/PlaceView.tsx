import type { Room } from '@campusway/campus';
import { paths, type Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import {
  ButtonLink,
  ClosedNote,
  ClosureNews,
  classNames,
  Icon,
  LiveRegion,
  pictogramOf,
  routeIcon,
  SignCode,
  styles,
} from '@campusway/ui-kit';
import { peopleIn } from '../rooms/known-rooms.ts';
import { PersonLine } from '../staff/PersonLine.tsx';
import type { Subject } from './find-subject.ts';
import { PlaceSummary } from './PlaceSummary.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import css from './place.module.css';
import { placeFacts } from './place-facts.ts';
import { usePlaceHead } from './use-place-head.ts';

interface PlaceViewProps {
  readonly subject: Subject;
  readonly slots: Slots;
}

/** Page of a room or place: sign, facts, plan around it, and directions to and from it. */
export function PlaceView({ subject, slots }: PlaceViewProps) {
  const { room, place, path } = subject;
  const facts = placeFacts(subject, college);
  const { sign, name, head } = facts;
  usePlaceHead(head, path);
  const Pictogram = !room && place?.onCampusMap ? pictogramOf(place) : undefined;
  const Plan = slots['place-plan'];
  const Nearby = slots['place-nearby'];
  return (
    <div className={classNames('page', styles.stack, css.page)}>
      <div className={classNames(styles.stack, css.head)}>
        <h1 className={css.heading} tabIndex={-1}>
          {sign && (
            <SignCode size="large" className={css.code}>
              {sign}
            </SignCode>
          )}
          {Pictogram && <Pictogram className={css.pictogram} />} <bdi>{name}</bdi>
        </h1>
        <PlaceSummary facts={facts} />
        <ClosedNote place={place} />
        {place ? (
          <div className={styles.row}>
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
      <div className={classNames(styles.stack, css.facts)}>
        {room && <RoomOccupants room={room} />}
        {Nearby && place && <Nearby place={place.id} />}
        <PlaceTools subject={subject} head={head} />
      </div>
      <LiveRegion>
        <ClosureNews />
      </LiveRegion>
    </div>
  );
}

/** People in a room, with links to their entries. In a faculty room one looks for them. */
function RoomOccupants({ room: { number, kind } }: { readonly room: Room }) {
  const people = peopleIn(number);
  if (people.length === 0 && kind !== 'faculty') return null;
  return (
    <section aria-labelledby="people-here" className={classNames(styles.stack, css.occupants)}>
      <h2 id="people-here">Who is here</h2>
      {people.length === 0 && <p>No one is listed.</p>}
      <ul className="plain-list">
        {people.map((person) => (
          <PersonLine key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}
