import type { DepartmentCode, RoomNumber } from '@campusway/campus';
import { RoomRowView } from './RoomRowView.tsx';
import css from './RoomTableView.module.css';
import type { RoomTable } from './room-tables.ts';

interface RoomTableViewProps {
  readonly table: RoomTable;
  readonly department: DepartmentCode;
  readonly chosen: RoomNumber | undefined;
  readonly onChoose: (room: RoomNumber) => void;
}

/** Table of rooms of one kind. */
export function RoomTableView({ table, department, chosen, onChoose }: RoomTableViewProps) {
  const { kind, title, nameHead, rows } = table;
  const isDoors = rows.every(({ references }) => references.every((one) => one.kind === 'room'));
  return (
    <table className={css.table} data-kind={kind}>
      <caption className={css.caption}>
        <h3 className={css.title}>{title}</h3>
        <span className={css.count}>{rows.length}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{nameHead}</th>
          <th scope="col">{isDoors ? 'Room' : 'Room or ID'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RoomRowView key={row.key} row={row} department={department} chosen={chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}
