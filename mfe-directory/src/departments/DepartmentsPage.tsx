import { departments } from '@campusway/campus-data/departments';
import { PageIntro } from '@campusway/ui-kit';
import { intros } from '../intros.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import css from './DepartmentsPage.module.css';

/** The directory's front page: one card for each department. */
export default function DepartmentsPage() {
  return (
    <div className={`page ${css.page}`}>
      <PageIntro {...intros.departments} />
      <ul className={css.cards}>
        {departments.map((department) => (
          <DepartmentCard key={department.code} department={department} />
        ))}
      </ul>
    </div>
  );
}
