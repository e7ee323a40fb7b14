import type { RoomNumber } from '@campusway/campus';
import { roomsOfText } from '@campusway/campus/content';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { Portrait } from '../portrait/Portrait.tsx';
import { isRoom } from '../rooms/known-rooms.ts';
import { isProvided } from '../staff/contact-links.ts';
import css from './PeopleHere.module.css';

/** Who sits in a room, each with the way to more about them. */
export function PeopleHere({ room }: { readonly room: RoomNumber }) {
  const people = college.people.filter((person) => roomsOfText(person.room, isRoom).includes(room));
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people-here" className={css.here}>
      <h2 id="people-here" className={css.heading}>
        Who is here
      </h2>
      <ul className="plain-list">
        {people.map((person) => {
          const { id, name, designation, department } = person;
          const { label } = college.getDepartment(department);
          return (
            <li key={id} className={css.person}>
              <Portrait person={person} className={css.portrait} />
              <div>
                <Link
                  to={paths.department(department, { person: id })}
                  className={`touch-target ${css.name}`}
                >
                  {name}
                </Link>
                <p className={css.detail}>{isProvided(designation) ? `${designation}, ${label}` : label}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
