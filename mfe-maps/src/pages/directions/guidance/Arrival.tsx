import { type Place, titleAt } from '@campusway/campus';
import { listingOf, roomsOfText } from '@campusway/campus/content';
import { capitalised } from '@campusway/campus/lookup';
import type { CampusRoute } from '@campusway/campus/routing';
import { paths, placePaths } from '@campusway/contract';
import { college, Link, rememberVisitStart } from '@campusway/platform';
import { Button, flagIcon, Icon, SaveButton, SignCode, styles, undoIcon } from '@campusway/ui-kit';
import { type PropsWithChildren, use, useEffect } from 'react';
import { commonName } from '../../../journey/use-route-title.ts';
import type { Directions } from '../use-directions.ts';
import css from './Guidance.module.css';

interface ArrivalProps extends PropsWithChildren, Pick<Directions, 'act' | 'leave'> {
  readonly route: CampusRoute;
  readonly onBack: () => void;
}

/** Final screen below the plan of the door: the room's name and the route back; its children are the people there, and lead on. */
export function Arrival({ route: { fromPlace, toPlace }, onBack, act, leave, children }: ArrivalProps) {
  const room = college.findRoomOf(toPlace);
  const floor = titleAt(college.levels, toPlace);
  // The next way starts here.
  useEffect(() => rememberVisitStart(toPlace), [toPlace]);
  const saved = {
    id: toPlace.id,
    kind: 'place',
    ...listingOf({ room, place: toPlace }, college.levels),
    path: placePaths.pageOf(toPlace),
  } as const;
  return (
    <div className={css.arrival}>
      <div className={css.there}>
        <p className={`${css.lead} ${styles.soft}`}>
          <Icon of={flagIcon} />
          You have arrived
        </p>
        <h2 className={css.door}>
          {toPlace.code && <SignCode size="large">{toPlace.code}</SignCode>}
          <span>{nameAtDoor(toPlace)}</span>
        </h2>
        <p>{toPlace.doorName ? `${toPlace.name}, ${floor}` : capitalised(floor)}</p>
        {children}
      </div>
      <div className={css.last}>
        <SaveButton place={saved} />
        <Button onClick={onBack}>Back to the last step</Button>
        <Button onClick={() => act('swap')} icon={undoIcon}>
          Way back to {fromPlace.code ?? fromPlace.name}
        </Button>
        <Button tone="primary" data-first="" onClick={() => leave(toPlace.id)}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** `Room 305`, `IT Faculty Room 2`, `third floor` */
export function namesOf(place: Place): Iterable<string> {
  return new Set([place.name, nameAtDoor(place), titleAt(college.levels, place)]);
}

function nameAtDoor(place: Place): string {
  return place.doorName ?? commonName(place);
}

/** The people of a place that is a room. Suspends until they have loaded. */
export function PeopleThere({ place }: { readonly place: Place }) {
  const room = college.findRoomOf(place)?.number;
  const people = room ? use(college.loadPeople()) : [];
  const isRoom = (text: string) => college.findRoom(text) !== undefined;
  const there = people.filter((person) => roomsOfText(person.room, isRoom).includes(room ?? ''));
  if (there.length === 0) return null;
  return (
    <ul className={`plain-list ${css.people}`}>
      {there.map(({ id, name, designation, department }) => (
        <li key={id}>
          <Link to={paths.department(department, { person: id })} className="touch-target">
            {name}
          </Link>
          <span className={styles.detail}>{designation}</span>
        </li>
      ))}
    </ul>
  );
}
