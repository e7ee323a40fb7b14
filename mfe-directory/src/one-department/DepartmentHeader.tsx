import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { arrowLeftIcon, ButtonLink, classNames, Icon, PageHeader, styles } from '@campusway/ui-kit';
import { pageHeaders } from '../page-headers.ts';
import css from './DepartmentHeader.module.css';
import { HeadOfDepartment } from './HeadOfDepartment.tsx';

interface DepartmentHeaderProps {
  readonly department: Department;
  /** Page of the department that shows this header. */
  readonly page: 'staff' | 'rooms';
}

/** Header of a department's page: page header, head of the department, links to the other pages of the department and back. */
export function DepartmentHeader({ department, page }: DepartmentHeaderProps) {
  const { code, label, screen } = department;
  const isStaff = page === 'staff';
  const { heading, lead } = pageHeaders[page];
  return (
    <div className={css.head}>
      <PageHeader heading={heading.replace('{label}', () => label)} lead={lead} />
      <HeadOfDepartment department={department} />
      <nav aria-label={`More of ${label}`} className={classNames('screen-only', styles.row, css.links)}>
        {isStaff ? (
          screen && <ButtonLink to={paths.departmentMap(code)}>Room details</ButtonLink>
        ) : (
          <ButtonLink to={paths.department(code)}>Faculty details</ButtonLink>
        )}
        {screen && <ButtonLink to={paths.screen(screen)}>Navigate</ButtonLink>}
        <Link to={isStaff ? paths.departments() : paths.campusMap()} className={styles.iconLink}>
          <Icon of={arrowLeftIcon} />
          {isStaff ? 'All departments' : 'Campus Map'}
        </Link>
      </nav>
    </div>
  );
}
