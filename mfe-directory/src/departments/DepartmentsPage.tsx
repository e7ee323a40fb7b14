import { departments } from '@campusway/campus-data/departments';
import { DepartmentCard } from './DepartmentCard.tsx';
import css from './DepartmentsPage.module.css';

/** The directory's front page: one card for each department. */
export default function DepartmentsPage() {
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <h1>Faculty</h1>
        <p>Ten departments: who heads them, and on which floor the head’s office is.</p>
      </header>
      <ul className={css.cards}>
        {departments.map((department) => (
          <DepartmentCard key={department.code} department={department} />
        ))}
      </ul>
    </div>
  );
}
