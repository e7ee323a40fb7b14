import { type DepartmentCode, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { paths, placePaths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { classNames, styles } from '@campusway/ui-kit';
import { RoomClosed } from '../rooms/ClosedRooms.tsx';
import { notProvided } from '../staff/contact-links.ts';
import { RoomCell } from './RoomCell.tsx';
import css from './RoomTableView.module.css';
import type { RoomRow, RoomTable } from './room-tables.ts';

/** The department of the page, and the room selected on it. */
interface RoomChoice {
  readonly department: DepartmentCode;
  readonly chosen: RoomNumber | undefined;
  readonly onChoose: (room: RoomNumber) => void;
}

/** Table of rooms of one kind. */
export function RoomTableView({ table, ...choice }: RoomChoice & { readonly table: RoomTable }) {
  const { kind, title, nameHead, rows } = table;
  const isDoors = rows.every(({ references }) => references.every((one) => one.kind === 'room'));
  return (
    <table className={css.table} data-kind={kind}>
      <caption>
        <h3>{title}</h3> <span className={styles.soft}>{rows.length}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{nameHead}</th>
          <th scope="col">{isDoors ? 'Room' : 'Room or ID'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} {...choice} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, department, chosen, onChoose }: RoomChoice & { readonly row: RoomRow }) {
  const { name, detail, person, references } = row;
  const doors = references.flatMap((one) => (one.kind === 'room' ? [one.room] : []));
  const [door] = doors;
  const page = person ? paths.department(department, { person }) : door && placePaths.room(door);
  const isChosen = chosen !== undefined && doors.includes(chosen);
  return (
    <tr
      data-rooms={doors.map(placeOfRoom).join(' ')}
      aria-current={isChosen || undefined}
      className={classNames(isChosen && css.chosen)}
    >
      <th scope="row">
        {page ? (
          <Link to={page} className={`touch-target ${styles.nameLink}`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {detail && detail !== name && <span className={styles.soft}> ({detail})</span>}
        {doors.map((room) => (
          <RoomClosed key={room} room={room} />
        ))}
      </th>
      <td>
        {references.length === 0 ? (
          <span className={styles.soft}>{notProvided}</span>
        ) : (
          references.map((reference) => (
            <RoomCell
              key={reference.kind === 'room' ? reference.room : reference.text}
              reference={reference}
              isChosen={reference.kind === 'room' && reference.room === chosen}
              onChoose={onChoose}
            />
          ))
        )}
      </td>
    </tr>
  );
}
