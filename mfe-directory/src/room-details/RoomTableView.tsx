import { type RoomChoice, RoomRowView } from './RoomRowView.tsx';
import css from './RoomTableView.module.css';
import type { RoomTable } from './room-tables.ts';

interface RoomTableViewProps extends RoomChoice {
  readonly table: RoomTable;
}

/** Table of rooms of one kind. */
export function RoomTableView({ table, ...choice }: RoomTableViewProps) {
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
          <RoomRowView key={row.key} row={row} {...choice} />
        ))}
      </tbody>
    </table>
  );
}
