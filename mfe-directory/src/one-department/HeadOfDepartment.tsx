import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';

/** Head of a department, linked to the department that lists the person: two departments may have the same head. */
export function HeadOfDepartment({ department }: { readonly department: Department }) {
  const { code, headId, headName } = department;
  if (!headName) return null;
  const head = headId === undefined ? undefined : college.findPerson(headId);
  return (
    <p>
      <span className={styles.detail}>Head of department</span>{' '}
      <Link
        to={paths.department(head?.department ?? code, { person: headId })}
        className={`touch-target ${styles.nameLink}`}
      >
        {headName}
      </Link>
    </p>
  );
}
