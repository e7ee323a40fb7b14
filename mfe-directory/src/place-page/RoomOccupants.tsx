import type { RoomNumber } from '@campusway/campus';
import { peopleIn } from '../rooms/known-rooms.ts';
import { PersonLine } from '../staff/PersonLine.tsx';
import css from './PlaceView.module.css';

/** People in a room, with links to their entries. */
export function RoomOccupants({ room }: { readonly room: RoomNumber }) {
  const people = peopleIn(room);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people-here" className={css.occupants}>
      <h2 id="people-here" className={css.subheading}>
        Who is here
      </h2>
      <ul className={`plain-list ${css.lines}`}>
        {people.map((person) => (
          <PersonLine key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}
