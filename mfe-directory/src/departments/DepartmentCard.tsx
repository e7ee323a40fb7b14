import { type Department, getLevel, type Level, onLevel } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { ButtonLink, classNames, VisuallyHidden } from '@campusway/ui-kit';
import { DepartmentPicture } from '../picture/DepartmentPicture.tsx';
import base from '../picture/picture-card.module.css';
import { departmentWing } from '../rooms/department-wing.ts';
import css from './DepartmentCard.module.css';
import { headPath } from './head-path.ts';

/** Card of a department: picture, name, head, floor of the head's office, and link to its staff. */
export function DepartmentCard({ department }: { readonly department: Department }) {
  const { code, label, headName, level } = department;
  const roomsLevel = departmentWing(code)?.level;
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
          {level !== undefined && <p className={css.floor}>{floorOf(level)}</p>}
          {roomsLevel !== undefined && roomsLevel !== level && (
            <p className={css.elsewhere}>Its rooms are {onFloor(roomsLevel)}.</p>
          )}
        </div>
      </div>
      <ButtonLink to={paths.department(code)} className={classNames(base.button, css.button)}>
        Faculty Rooms <VisuallyHidden>of {label}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

/** Whether the sign alone identifies the level, as in a college with one building. */
function isSignUnique({ name, title }: Level): boolean {
  return name === title;
}

function floorOf(index: number): string {
  const level = getLevel(college.levels, index);
  return isSignUnique(level) ? `Floor: ${level.shortName}` : capitalised(level.title);
}

function onFloor(index: number): string {
  const level = getLevel(college.levels, index);
  return isSignUnique(level) ? `on floor ${level.shortName}` : onLevel(college.levels, index);
}
