import type { Department, StaffMember } from '@campusway/campus';
import { useDeferredValue, useMemo } from 'react';
import { NoStaffFound } from './NoStaffFound.tsx';
import { PersonNotListed } from './PersonNotListed.tsx';
import { StaffControls } from './StaffControls.tsx';
import { StaffSection } from './StaffSection.tsx';
import { sortStaff } from './sort-staff.ts';
import { createStaffIndex, findStaff } from './staff-index.ts';
import { useStaffView } from './use-staff-view.ts';

interface StaffDirectoryProps {
  readonly visit: string;
  readonly department: Department;
  readonly people: readonly StaffMember[];
}

/** Staff of one department, with search, filter and order. */
export function StaffDirectory({ visit, department, people }: StaffDirectoryProps) {
  const { view, change, settle } = useStaffView(visit);
  // Deferred, so that the box stays responsive while typing.
  const { q, designation, order, person } = useDeferredValue(view);
  const index = useMemo(() => createStaffIndex(sortStaff(people, order)), [people, order]);
  const found = useMemo(() => findStaff(index, { q, designation }), [index, q, designation]);
  const teaching = useMemo(() => found.filter(({ group }) => group === 'teaching'), [found]);
  const others = useMemo(() => found.filter(({ group }) => group === 'non-teaching'), [found]);
  const has = (group: StaffMember['group']) => people.some((one) => one.group === group);
  const reset = () => change({ q: '', designation: '' });

  return (
    <>
      {person && !people.some(({ id }) => id === person) && (
        <PersonNotListed id={person} department={department} />
      )}
      <StaffControls
        view={view}
        people={people}
        counts={{ all: people.length, teaching: teaching.length, others: others.length }}
        onChange={change}
        onSettle={settle}
        onReset={reset}
      />
      {found.length === 0 ? (
        <NoStaffFound view={view} where={department.label} resetLabel="Show everyone" onReset={reset} />
      ) : (
        <>
          {has('teaching') && <StaffSection title="Teaching Staff" people={teaching} marked={person} />}
          {has('non-teaching') && <StaffSection title="Non-Teaching Staff" people={others} marked={person} />}
        </>
      )}
    </>
  );
}
