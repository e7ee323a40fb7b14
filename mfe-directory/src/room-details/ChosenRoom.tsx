import { type Department, type RoomNumber, titleOf } from '@campusway/campus';
import { capitalised, quotable } from '@campusway/campus/lookup';
import { paths, placePaths } from '@campusway/contract';
import { college, Link, languageOf } from '@campusway/platform';
import { Button, classNames, SignCode, styles, xIcon } from '@campusway/ui-kit';
import type { MouseEventHandler } from 'react';
import { RoomClosed } from '../rooms/ClosedRooms.tsx';
import { DirectionsLink } from '../rooms/DirectionsLink.tsx';
import { peopleIn } from '../rooms/known-rooms.ts';
import css from './ChosenRoom.module.css';

interface ChosenRoomProps {
  /** Department of the page. */
  readonly department: Department;
  readonly number: RoomNumber | undefined;
  readonly onClear: MouseEventHandler;
}

/** Facts of the room selected in plan and tables. */
export function ChosenRoom({ department, number, onClear }: ChosenRoomProps) {
  return (
    <div role="status" className={css.chosen}>
      {number === undefined ? (
        <p className={classNames('screen-only', styles.soft, css.hint)}>
          Choose a room to see who is there and how to get to it.
        </p>
      ) : (
        <RoomFacts department={department} number={number} />
      )}
      {number !== undefined && (
        <Button tone="tool" onClick={onClear} aria-label="Choose no room" icon={xIcon} />
      )}
    </div>
  );
}

function RoomFacts({ department, number }: { readonly department: Department; readonly number: RoomNumber }) {
  const room = college.findRoom(number);
  if (!room)
    return (
      <p className={css.words}>
        There is no room “<bdi>{quotable(number)}</bdi>” on the campus.
      </p>
    );
  const note = college.noteOf(number);
  const people = peopleIn(number);
  const other =
    room.department && room.department !== department.code && college.getDepartment(room.department);
  return (
    <div className={classNames(styles.row, css.facts)}>
      {room.sign !== '' && <SignCode size="medium">{number}</SignCode>}
      <div className={css.words}>
        <p className={classNames(styles.strong, css.name)}>
          <Link to={placePaths.room(number)} className="touch-target">
            <bdi>{room.name}</bdi>
          </Link>
        </p>
        <p className={styles.soft}>
          {capitalised(titleOf(college.levels, room.level))}
          {room.wing && `, ${room.wing} wing`}
          {other && (
            <>
              {' '}
              · <Link to={paths.departmentMap(other.code, { room: number })}>{other.label}</Link>
            </>
          )}
        </p>
        {note && (
          <p className={styles.soft} lang={languageOf(note)}>
            {note}
          </p>
        )}
        <RoomClosed room={number} />
        {people.length > 0 && (
          <ul className={classNames('plain-list', styles.row, css.people)}>
            {people.map(({ id, name, department: code }) => (
              <li key={id}>
                <Link to={paths.department(code, { person: id })}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
        <DirectionsLink room={number} />
      </div>
    </div>
  );
}
