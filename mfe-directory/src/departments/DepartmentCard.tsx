import { type Department, getLevel } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { ButtonLink, classNames, VisuallyHidden } from '@campusway/ui-kit';
import { DepartmentPicture } from '../picture/DepartmentPicture.tsx';
import base from '../picture/picture-card.module.css';
import { departmentWing } from '../rooms/department-wing.ts';
import css from './DepartmentCard.module.css';
import { headPath } from './head-path.ts';

/** Picture, name, head, floor of the head's office, and the way to the department's people. */
export function DepartmentCard({ department }: { readonly department: Department }) {
  const { code, label, headName, level } = department;
  const roomsLevel = departmentWing(code)?.level;
  const signOf = (index: number) => getLevel(college.levels, index).shortName;
  return (
    <li className={classNames(base.card, css.card)}>
      <DepartmentPicture code={code} className={classNames(base.picture, css.picture)} />
      <div className={css.text}>
        <h2 className={css.name}>{label}</h2>
        {headName && (
          <p className={css.head}>
            <span className={css.role}>Head of department</span>
            <Link to={headPath(department)} className="touch-target">
              {headName}
            </Link>
          </p>
        )}
        <div>
          {level !== undefined && <p className={css.floor}>Floor: {signOf(level)}</p>}
          {roomsLevel !== undefined && roomsLevel !== level && (
            <p className={css.elsewhere}>Its rooms are on floor {signOf(roomsLevel)}.</p>
          )}
        </div>
      </div>
      <ButtonLink to={paths.department(code)} className={classNames(base.button, css.button)}>
        Faculty Rooms <VisuallyHidden>of {label}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
