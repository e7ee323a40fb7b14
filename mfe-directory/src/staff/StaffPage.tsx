import type { DepartmentCode } from '@campusway/campus';
import type { PageProps } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { Announcer } from '../copy/Announcer.tsx';
import { DepartmentHead } from '../department/DepartmentHead.tsx';
import { StaffDirectory } from './StaffDirectory.tsx';
import css from './StaffPage.module.css';
import { useVisit } from './use-visit.ts';

/** Everyone of one department. `params.department` is fixed by the route. */
export default function StaffPage({ params }: PageProps) {
  const department = college.getDepartment(params.department as DepartmentCode);
  const people = useMemo(() => college.peopleOf(department.code), [department]);
  const visit = useVisit();
  return (
    <div className={`page ${css.page}`}>
      <DepartmentHead department={department} page="staff" />
      <Announcer>
        <StaffDirectory key={visit} visit={visit} department={department} people={people} />
      </Announcer>
    </div>
  );
}
