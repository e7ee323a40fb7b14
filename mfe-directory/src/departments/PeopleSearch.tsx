import { college } from '@campusway/platform';
import { Field, SearchBox } from '@campusway/ui-kit';
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { describeCounts } from '../staff/describe-counts.ts';
import { NobodyFound } from '../staff/NobodyFound.tsx';
import { createStaffIndex, findStaff } from '../staff/staff-index.ts';
import { useStaffView } from '../staff/use-staff-view.ts';
import { PeopleFound } from './PeopleFound.tsx';
import css from './PeopleSearch.module.css';

interface PeopleSearchProps {
  readonly visit: string;
  /** What stands below the box until something is typed. */
  readonly children: ReactNode;
}

/** Finds people of all departments by name. */
export function PeopleSearch({ visit, children }: PeopleSearchProps) {
  const { view, change, settle } = useStaffView(visit);
  // The box answers at once; the list follows when there is time.
  const q = useDeferredValue(view.q);
  const index = useMemo(() => createStaffIndex(college.people), []);
  const found = useMemo(() => findStaff(index, { q, designation: '' }), [index, q]);
  const teaching = found.filter(({ group }) => group === 'teaching').length;
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);

  const isBehind = q !== view.q;
  const goesToFirst = useRef(false);
  useEffect(() => {
    if (isBehind || !goesToFirst.current) return;
    goesToFirst.current = false;
    results.current?.querySelector('a')?.focus();
  }, [isBehind]);

  function goToFirst(event: FormEvent): void {
    event.preventDefault();
    settle();
    // A list that is replaced would take the focus with it.
    goesToFirst.current = isBehind;
    if (!isBehind) results.current?.querySelector('a')?.focus();
  }

  function reset(): void {
    change({ q: '' });
    box.current?.focus();
  }

  return (
    <>
      <search className={css.search}>
        <form onSubmit={goToFirst} onBlur={settle}>
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
        <p role="status" className={css.count}>
          {q.trim() &&
            describeCounts({ all: college.people.length, teaching, others: found.length - teaching })}
        </p>
      </search>
      {q.trim() === '' ? (
        children
      ) : found.length > 0 ? (
        <div ref={results}>
          <PeopleFound people={found} />
        </div>
      ) : (
        <NobodyFound
          view={{ q, designation: '' }}
          where="the directory"
          resetLabel="Show the departments"
          onReset={reset}
        />
      )}
    </>
  );
}
