import type { Department, PersonId } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import { shorten } from '../shorten.ts';

/** Notice for a link to a person who is listed under another department, or not at all. */
export function PersonNotListed({
  id,
  department,
}: {
  readonly id: PersonId;
  readonly department: Department;
}) {
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
          The link names a person, “<bdi>{shorten(id)}</bdi>”, who is not in the directory. They may have
          left, or the link has a typo. Everyone in {department.label} is listed below.
        </p>
      )}
    </Notice>
  );
}
