import type { StaffMember } from '@campusway/campus';
import { parseRoomText } from '@campusway/campus/content';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { Button } from '@campusway/ui-kit';
import { useState } from 'react';
import { Portrait } from '../portrait/Portrait.tsx';
import { isRoom } from '../rooms/known-rooms.ts';
import { isProvided } from '../staff/contact-links.ts';
import { RoomSigns } from '../staff/RoomSigns.tsx';
import css from './PeopleFound.module.css';

/** More rows than this make every keystroke slow on a phone; the rest comes on demand. */
const maxRows = 50;

/** People of any department, a row for each. */
export function PeopleFound({ people }: { readonly people: readonly StaffMember[] }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? people : people.slice(0, maxRows);
  return (
    <>
      <ul className={css.rows}>
        {shown.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {shown.length < people.length && (
        <Button className={css.more} onClick={() => setWhole(true)}>
          Show all {people.length.toLocaleString('en')}
        </Button>
      )}
    </>
  );
}

function PersonRow({ person }: { readonly person: StaffMember }) {
  const { id, name, designation, department, room } = person;
  const { label } = college.getDepartment(department);
  return (
    <li className={css.row}>
      <Portrait person={person} className={css.portrait} />
      <div className={css.who}>
        <Link to={paths.department(department, { person: id })} className={`touch-target ${css.name}`}>
          {name}
        </Link>
        <p className={css.detail}>{isProvided(designation) ? `${designation}, ${label}` : label}</p>
      </div>
      <RoomSigns references={parseRoomText(room, isRoom)} />
    </li>
  );
}
