import { type Department, getLevel, type Level, onLevel } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import { HeadOfDepartment } from '../one-department/HeadOfDepartment.tsx';
import { PictureCard } from '../one-department/PictureCard.tsx';
import { mainLevelOf } from '../rooms/known-rooms.ts';
import css from './departments.module.css';

/** Card of a department: picture, name, head, floor of the head's office, and link to its staff. */
export function DepartmentCard({ department }: { readonly department: Department }) {
  const { code, label, level } = department;
  const roomsLevel = mainLevelOf(code);
  return (
    <PictureCard code={code} name={label} to={paths.department(code)} button="Faculty Rooms" own={css}>
      <div className={css.text}>
        <h2 className={css.name}>{label}</h2>
        <HeadOfDepartment department={department} />
        <div>
          {level !== undefined && <p className={`tabular ${styles.strong}`}>{floorOf(level)}</p>}
          {roomsLevel !== undefined && roomsLevel !== level && (
            <p className={styles.detail}>
              The head’s office. The rooms of {label} are {onFloor(roomsLevel)}.
            </p>
          )}
        </div>
      </div>
    </PictureCard>
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
