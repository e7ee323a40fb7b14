import type { DepartmentCode } from '@campusway/campus';
import type { PageProps } from '@campusway/contract';
import { college } from '@campusway/platform';
import { classNames, LiveRegion, styles } from '@campusway/ui-kit';
import { useMemo, useRef } from 'react';
import { DepartmentHeader } from '../one-department/DepartmentHeader.tsx';
import { ClosedRooms } from '../rooms/ClosedRooms.tsx';
import { ChosenRoom } from './ChosenRoom.tsx';
import css from './RoomDetailsPage.module.css';
import { RoomTableView } from './RoomTableView.tsx';
import { createRoomTables } from './room-tables.ts';
import { useChosenRoom } from './use-chosen-room.ts';

/** Plan and room tables of a department, with a common selection. `params.department` is set by the route. */
export default function RoomDetailsPage({ params, slots }: PageProps) {
  const department = college.getDepartment(params.department as DepartmentCode);
  const { code, label } = department;
  const tables = useMemo(
    () => createRoomTables(code, { rooms: college.rooms, staff: college.people }),
    [code],
  );
  const Plan = slots['department-plan'];
  const plan = useRef<HTMLElement>(null);
  const lists = useRef<HTMLElement>(null);
  const { chosen, choose, clear } = useChosenRoom({ plan, lists });
  const room = chosen === undefined ? undefined : college.findRoom(chosen);

  return (
    <div className={`page page-with-bleed ${css.page}`}>
      <DepartmentHeader department={department} page="rooms" />
      <LiveRegion>
        <ClosedRooms>
          <div className={classNames('bleed', styles.stack, css.layout)}>
            <section
              ref={plan}
              tabIndex={-1}
              className={classNames(styles.stack, css.plan)}
              aria-label={`Plan of ${label}`}
            >
              {Plan && (
                <div data-plan="" className={css.frame}>
                  <Plan department={code} room={room?.number} onRoom={(number) => choose(number, 'plan')} />
                </div>
              )}
              <ChosenRoom department={department} number={chosen} onClear={clear} />
            </section>
            <section
              ref={lists}
              className={classNames(styles.stack, css.lists)}
              aria-labelledby="room-details"
            >
              <h2 id="room-details">Room Details</h2>
              <div className={classNames(styles.stack, css.tables)}>
                {tables.map((table) => (
                  <RoomTableView
                    key={table.kind}
                    table={table}
                    department={code}
                    chosen={chosen}
                    onChoose={(number) => choose(number, 'row')}
                  />
                ))}
              </div>
            </section>
          </div>
        </ClosedRooms>
      </LiveRegion>
    </div>
  );
}
