import { parseRoomText } from '@campusway/campus/content';
import { college } from '@campusway/platform';
import { classNames, Field, SearchBox, styles } from '@campusway/ui-kit';
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { isRoom } from '../rooms/known-rooms.ts';
import { NoStaffFound } from '../staff/NoStaffFound.tsx';
import { PeopleList } from '../staff/PeopleList.tsx';
import { PersonLine } from '../staff/PersonLine.tsx';
import { RoomSigns } from '../staff/RoomSigns.tsx';
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
  const { found, sentence } = useStaffSearch(listed, { q, designation: '' });
  const results = useRef<HTMLDivElement>(null);

  const isStale = q !== view.q;
  const focusWhenCurrent = useRef(false);
  useEffect(() => {
    if (isStale || !focusWhenCurrent.current) return;
    focusWhenCurrent.current = false;
    results.current?.querySelector('a')?.focus();
  }, [isStale]);

  function focusFirst(event: FormEvent): void {
    event.preventDefault();
    settle();
    // A stale list is replaced and would lose the focus.
    focusWhenCurrent.current = isStale;
    if (!isStale) results.current?.querySelector('a')?.focus();
  }

  return (
    <>
      <search className={classNames('screen-only', styles.stack, css.search)}>
        <form onSubmit={focusFirst} onBlur={settle}>
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
        <p role="status" className={classNames(styles.soft, 'tabular')}>
          {q.trim() && sentence}
        </p>
      </search>
      {q.trim() === '' ? (
        children
      ) : found.length > 0 ? (
        <div ref={results} className={css.results}>
          <PeopleList people={found} limit={maxRows}>
            {(person) => (
              <PersonLine key={person.id} person={person}>
                <RoomSigns references={parseRoomText(person.room, isRoom)} />
              </PersonLine>
            )}
          </PeopleList>
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
