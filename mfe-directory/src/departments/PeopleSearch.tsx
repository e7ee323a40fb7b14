import type { StaffMember } from '@campusway/campus';
import { parseRoomText } from '@campusway/campus/content';
import { college } from '@campusway/platform';
import { classNames, Field, LiveRegion, SearchBox, styles } from '@campusway/ui-kit';
import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { ClosedRooms, RoomClosed } from '../rooms/ClosedRooms.tsx';
import { isRoom } from '../rooms/known-rooms.ts';
import { NoStaffFound } from '../staff/NoStaffFound.tsx';
import { PeopleList } from '../staff/PeopleList.tsx';
import { PersonLine } from '../staff/PersonLine.tsx';
import { RoomSigns } from '../staff/RoomSigns.tsx';
import { StaffCount } from '../staff/StaffCount.tsx';
import { useFocusFirst } from '../staff/use-focus-first.ts';
import { useStaffSearch } from '../staff/use-staff-search.ts';
import { useStaffView } from '../staff/use-staff-view.ts';
import css from './departments.module.css';

/** Rows shown at first. */
const maxRows = 50;

interface PeopleSearchProps {
  readonly visit: string;
  /** Shown below the box while it is empty. */
  readonly children: ReactNode;
}

/** Search over the people of all departments by name. */
export function PeopleSearch({ visit, children }: PeopleSearchProps) {
  const { view, change, settle, box, reset } = useStaffView(visit);
  // Deferred, so that the box stays responsive while typing.
  const q = useDeferredValue(view.q);
  const listed = useMemo(() => college.people.filter(({ isUnlisted }) => !isUnlisted), []);
  const { found, sentence, isPending } = useStaffSearch(listed, { q, designation: '' });
  const results = useRef<HTMLDivElement>(null);

  const focusFirst = useFocusFirst(results, isPending || q !== view.q);

  function submit(event: FormEvent): void {
    event.preventDefault();
    settle();
    focusFirst();
  }

  return (
    <>
      <search className={classNames(styles.stack, css.search)}>
        <form className="screen-only" onSubmit={submit} onBlur={settle}>
          <Field label="People">
            {(control) => (
              <SearchBox
                {...control}
                ref={box}
                name="q"
                placeholder="Search by name..."
                value={view.q}
                onChange={({ target }) => change({ q: target.value })}
              />
            )}
          </Field>
        </form>
        <StaffCount view={{ q, designation: '' }} sentence={q.trim() && sentence} />
      </search>
      {q.trim() === '' ? (
        children
      ) : found.length > 0 ? (
        <div ref={results} className={css.results}>
          <LiveRegion>
            <ClosedRooms>
              <PeopleList people={found} limit={maxRows}>
                {(person) => <PersonRow key={person.id} person={person} />}
              </PeopleList>
            </ClosedRooms>
          </LiveRegion>
        </div>
      ) : (
        <NoStaffFound
          view={{ q, designation: '' }}
          where="the directory"
          resetLabel="Show the departments"
          onReset={reset}
        />
      )}
    </>
  );
}

function PersonRow({ person }: { readonly person: StaffMember }) {
  const references = parseRoomText(person.room, isRoom);
  return (
    <PersonLine person={person}>
      <RoomSigns references={references} />
      {references.map((one) => one.kind === 'room' && <RoomClosed key={one.room} room={one.room} />)}
    </PersonLine>
  );
}
