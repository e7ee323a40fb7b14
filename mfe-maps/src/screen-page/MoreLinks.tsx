import type { DepartmentCode } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import css from './MoreLinks.module.css';

/** Wording and targets as specified. */
export function MoreLinks({ department }: { readonly department: DepartmentCode }) {
  return (
    <div className={css.links}>
      <p>
        Don't know faculty details? <Link to={paths.department(department)}>Check here</Link>
      </p>
      <p>
        Don't know room details? <Link to={paths.departmentMap(department)}>Check here</Link>
      </p>
    </div>
  );
}
