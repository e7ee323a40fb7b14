import type { DepartmentCode } from '@campusway/campus';
import type { PageProps } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { LiveRegion } from '../copy/LiveRegion.tsx';
import { DepartmentHead } from '../department-head/DepartmentHead.tsx';
import { StaffDirectory } from './StaffDirectory.tsx';
import css from './StaffPage.module.css';
import { useVisitKey } from './use-visit-key.ts';

/** Staff of one department. `params.department` is set by the route. */
export default function StaffPage({ params }: PageProps) {
  const department = college.getDepartment(params.department as DepartmentCode);
  const people = useMemo(() => college.peopleOf(department.code), [department]);
  const visit = useVisitKey();
  return (
    <div className={`page ${css.page}`}>
      <DepartmentHead department={department} page="staff" />
      <LiveRegion>
        <StaffDirectory key={visit} visit={visit} department={department} people={people} />
      </LiveRegion>
    </div>
  );
}
