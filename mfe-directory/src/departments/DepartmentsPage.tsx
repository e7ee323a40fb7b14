import { college } from '@campusway/platform';
import { PageHeader, styles } from '@campusway/ui-kit';
import { pageHeaders } from '../page-headers.ts';
import { useVisitKey } from '../staff/use-staff-view.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import css from './departments.module.css';
import { PeopleSearch } from './PeopleSearch.tsx';

/** Front page of the directory: search over all people, and a card for each department. */
export default function DepartmentsPage() {
  const visit = useVisitKey();
  return (
    <div className={`page ${styles.stack} ${css.page}`}>
      <PageHeader {...pageHeaders.departments} />
      <PeopleSearch key={visit} visit={visit}>
        <ul className={`plain-list ${css.cards}`}>
          {college.departments.map((department) => (
            <DepartmentCard key={department.code} department={department} />
          ))}
        </ul>
      </PeopleSearch>
    </div>
  );
}
