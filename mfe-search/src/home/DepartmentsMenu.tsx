import { type Department, titleOf } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { DisclosureMenu, MenuLink } from '@campusway/ui-kit';
import css from './DepartmentsMenu.module.css';
import { findRangeOf } from './department-range.ts';

/** Menu of all departments, with links to their plans; empty for a college without departments. */
export function DepartmentsMenu() {
  if (college.departments.length === 0) return null;
  return (
    <DisclosureMenu label="Departments">
      <ul className={`plain-list ${css.departments}`}>
        {college.departments.map((department) => (
          <li key={department.code}>
            <MenuLink
              to={department.screen ? paths.screen(department.screen) : paths.department(department.code)}
              code={department.programme ?? department.label}
              detail={roomsOf(department)}
            >
              {department.name}
            </MenuLink>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}

function roomsOf(department: Department): string | undefined {
  const range = findRangeOf(department);
  return range && `${range.from}–${range.to}, ${titleOf(college.levels, range.level)}`;
}
