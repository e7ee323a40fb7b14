import type { RoomNumber } from '@campusway/campus';
import { roomsOfText } from '@campusway/campus/content';
import { college } from '@campusway/platform';
import { isRoom } from '../rooms/known-rooms.ts';
import { PersonLine } from '../staff/PersonLine.tsx';
import css from './RoomOccupants.module.css';

/** People in a room, with links to their entries. */
export function RoomOccupants({ room }: { readonly room: RoomNumber }) {
  const people = college.people.filter((person) => roomsOfText(person.room, isRoom).includes(room));
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people-here" className={css.here}>
      <h2 id="people-here" className={css.heading}>
        Who is here
      </h2>
      <ul className={`plain-list ${css.list}`}>
        {people.map((person) => (
          <PersonLine key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}
