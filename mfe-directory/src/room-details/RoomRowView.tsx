import { type DepartmentCode, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { paths, placePaths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { notProvided } from '../staff/contact-links.ts';
import { RoomCell } from './RoomCell.tsx';
import css from './RoomTableView.module.css';
import type { RoomRow } from './room-tables.ts';

/** The department of the page, and the room selected on it. */
export interface RoomChoice {
  readonly department: DepartmentCode;
  readonly chosen: RoomNumber | undefined;
  readonly onChoose: (room: RoomNumber) => void;
}

interface RoomRowViewProps extends RoomChoice {
  readonly row: RoomRow;
}

export function RoomRowView({ row, department, chosen, onChoose }: RoomRowViewProps) {
  const { name, detail, person, references } = row;
  const doors = references.flatMap((one) => (one.kind === 'room' ? [one.room] : []));
  const [door] = doors;
  const page = person ? paths.department(department, { person }) : door && placePaths.room(door);
  const isChosen = chosen !== undefined && doors.includes(chosen);
  return (
    <tr
      data-rooms={doors.map(placeOfRoom).join(' ')}
      aria-current={isChosen || undefined}
      className={classNames(css.row, isChosen && css.chosen)}
    >
      <th scope="row" className={css.name}>
        {page ? (
          <Link to={page} className="touch-target">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {detail && <span className={css.detail}> ({detail})</span>}
      </th>
      <td className={css.cell}>
        {references.length === 0 ? (
          <span className={css.none}>{notProvided}</span>
        ) : (
          references.map((reference) => (
            <RoomCell
              key={reference.kind === 'room' ? reference.room : reference.text}
              reference={reference}
              department={department}
              isChosen={reference.kind === 'room' && reference.room === chosen}
              onChoose={onChoose}
            />
          ))
        )}
      </td>
    </tr>
  );
}
