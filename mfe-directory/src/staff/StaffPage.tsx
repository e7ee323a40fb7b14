import type { Department, DepartmentCode, PersonId, StaffMember } from '@campusway/campus';
import { quotable } from '@campusway/campus/lookup';
import { type PageProps, paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { classNames, LiveRegion, Notice, styles } from '@campusway/ui-kit';
import { useDeferredValue, useMemo, useRef } from 'react';
import { DepartmentHeader } from '../one-department/DepartmentHeader.tsx';
import { ClosedRooms } from '../rooms/ClosedRooms.tsx';
import { staffKinds } from './find-staff.ts';
import { Jumps } from './Jumps.tsx';
import { NoStaffFound } from './NoStaffFound.tsx';
import { StaffControls } from './StaffControls.tsx';
import { StaffSection } from './StaffSection.tsx';
import { sortStaff } from './sort-staff.ts';
import css from './staff.module.css';
import { useFocusFirst } from './use-focus-first.ts';
import { useStaffSearch } from './use-staff-search.ts';
import { useStaffView, useVisitKey } from './use-staff-view.ts';

/** Staff of one department. `params.department` is set by the route. */
export default function StaffPage({ params }: PageProps) {
  const department = college.getDepartment(params.department as DepartmentCode);
  const people = useMemo(() => college.peopleOf(department.code), [department]);
  const visit = useVisitKey();
  return (
    <div className={classNames('page', styles.stack, css.page)}>
      <DepartmentHeader department={department} page="staff" />
      <LiveRegion>
        <ClosedRooms>
          <StaffDirectory key={visit} visit={visit} department={department} people={people} />
        </ClosedRooms>
      </LiveRegion>
    </div>
  );
}

interface StaffDirectoryProps {
  readonly visit: string;
  readonly department: Department;
  readonly people: readonly StaffMember[];
}

/** The people with search, filter and order. The search also finds the head, whom another department may list. */
function StaffDirectory({ visit, department, people }: StaffDirectoryProps) {
  const { view, change, settle, box, reset } = useStaffView(visit);
  // Deferred, so that the box stays responsive while typing.
  const shown = useDeferredValue(view);
  const { q, designation, order, person } = shown;
  const known = department.headId && q.trim() !== '' ? college.findPerson(department.headId) : undefined;
  const head = known?.department === department.code ? undefined : known;
  const searched = useMemo(() => (head ? [head, ...people] : people), [head, people]);
  const ordered = useMemo(() => sortStaff(searched, order), [searched, order]);
  const { found, sentence, isPending } = useStaffSearch(ordered, { q, designation, head });
  const byGroup = useMemo(() => Map.groupBy(found, ({ group }) => group), [found]);
  const kinds = staffKinds();
  const results = useRef<HTMLDivElement>(null);
  const focusFirst = useFocusFirst(results, isPending || shown !== view);

  return (
    <>
      {person && !people.some(({ id }) => id === person) && (
        <PersonNotListed id={person} department={department} />
      )}
      <StaffControls
        view={view}
        box={box}
        people={people}
        counts={sentence}
        onChange={change}
        onSettle={settle}
        onSubmit={focusFirst}
        onReset={reset}
      />
      <Jumps people={kinds.flatMap(({ id }) => byGroup.get(id) ?? [])} order={order} />
      {found.length === 0 ? (
        <NoStaffFound view={view} where={department.label} resetLabel="Show everyone" onReset={reset} />
      ) : (
        <div ref={results} className={classNames(styles.stack, css.people)}>
          {kinds.map(
            ({ id, title }) =>
              searched.some(({ group }) => group === id) && (
                <StaffSection key={id} title={title} people={byGroup.get(id) ?? noPeople} marked={person} />
              ),
          )}
        </div>
      )}
    </>
  );
}

const noPeople: readonly StaffMember[] = [];

interface PersonNotListedProps {
  readonly id: PersonId;
  readonly department: Department;
}

/** Notice for a link to a person who is listed under another department, or not at all. */
function PersonNotListed({ id, department }: PersonNotListedProps) {
  const elsewhere = college.findPerson(id);
  return (
    <Notice>
      {elsewhere ? (
        <p>
          {elsewhere.name} is listed under{' '}
          <Link to={paths.department(elsewhere.department, { person: id })}>
            {college.getDepartment(elsewhere.department).label}
          </Link>
          .
        </p>
      ) : (
        <p>
          The link names a person, “<bdi>{quotable(id)}</bdi>”, who is not in the directory. They may have
          left, or the link has a typo. Everyone in {department.label} is listed below.
        </p>
      )}
    </Notice>
  );
}
