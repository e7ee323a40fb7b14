import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { arrowLeftIcon, ButtonLink, classNames, Icon, styles } from '@campusway/ui-kit';
import css from './DepartmentHeader.module.css';

interface DepartmentHeaderProps {
  readonly department: Department;
  /** Page of the department that shows this header. */
  readonly page: 'staff' | 'rooms';
}

/** Header of a department's page: back link, heading and links to the other pages of the department. */
export function DepartmentHeader({ department: { code, label, screen }, page }: DepartmentHeaderProps) {
  const isStaff = page === 'staff';
  return (
    <header className={css.head}>
      <Link
        to={isStaff ? paths.departments() : paths.campusMap()}
        className={classNames('screen-only', styles.iconLink, css.back)}
      >
        <Icon of={arrowLeftIcon} />
        {isStaff ? 'All departments' : 'Campus Map'}
      </Link>
      <h1>
        {label} {isStaff ? 'staff' : 'rooms'}
      </h1>
      <nav aria-label={`More of ${label}`} className={classNames('screen-only', styles.row, css.links)}>
        {isStaff ? (
          screen && <ButtonLink to={paths.departmentMap(code)}>Room details</ButtonLink>
        ) : (
          <ButtonLink to={paths.department(code)}>Faculty details</ButtonLink>
        )}
        {screen && <ButtonLink to={paths.screen(screen)}>Navigate</ButtonLink>}
      </nav>
    </header>
  );
}
