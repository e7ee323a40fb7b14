import { college } from '@campusway/platform';
import { PageHeader } from '@campusway/ui-kit';
import { pageHeaders } from '../page-headers.ts';
import { useVisitKey } from '../staff/use-visit-key.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import css from './DepartmentsPage.module.css';
import { PeopleSearch } from './PeopleSearch.tsx';

/** Front page of the directory: search over all people, and a card for each department. */
export default function DepartmentsPage() {
  const visit = useVisitKey();
  return (
    <div className={`page ${css.page}`}>
      <PageHeader {...pageHeaders.departments} />
      <PeopleSearch key={visit} visit={visit}>
        <ul className={css.cards}>
          {college.departments.map((department) => (
            <DepartmentCard key={department.code} department={department} />
          ))}
        </ul>
      </PeopleSearch>
    </div>
  );
}
