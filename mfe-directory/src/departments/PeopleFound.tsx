import type { StaffMember } from '@campusway/campus';
import { parseRoomText } from '@campusway/campus/content';
import { Button } from '@campusway/ui-kit';
import { useState } from 'react';
import { isRoom } from '../rooms/known-rooms.ts';
import { PersonLine } from '../staff/PersonLine.tsx';
import { RoomSigns } from '../staff/RoomSigns.tsx';
import css from './PeopleFound.module.css';

/** Rows shown at first: more make every keystroke slow on a phone. */
const maxRows = 50;

/** People of all departments, a row each. */
export function PeopleFound({ people }: { readonly people: readonly StaffMember[] }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? people : people.slice(0, maxRows);
  return (
    <>
      <ul className={css.rows}>
        {shown.map((person) => (
          <PersonLine key={person.id} person={person}>
            <RoomSigns references={parseRoomText(person.room, isRoom)} />
          </PersonLine>
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
