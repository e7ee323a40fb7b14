import { type Department, titleOf } from '@campusway/campus';
import { capitalised, departmentsOn, findRangeOf } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { DisclosureMenu, MenuLink, MenuRow } from '@campusway/ui-kit';
import css from './home.module.css';
import { intro } from './intro.ts';

const [floors, departments] = intro.menus;

/** Menus of the floors and of the departments, with links to their plans. */
export function HomeMenus() {
  return (
    <MenuRow>
      <FloorsMenu />
      {college.departments.length > 0 && <DepartmentsMenu />}
    </MenuRow>
  );
}

/** The levels of all buildings, with the departments on each. */
function FloorsMenu() {
  return (
    <DisclosureMenu label={floors.label}>
      <ul className="plain-list">
        {college.levels.map(
          ({ id, building, screen, shortName, title }, index) =>
            building &&
            screen && (
              <li key={id}>
                <MenuLink to={paths.screen(screen)} code={shortName} detail={departmentsOn([index], college)}>
                  {capitalised(title)}
                </MenuLink>
              </li>
            ),
        )}
      </ul>
    </DisclosureMenu>
  );
}

function DepartmentsMenu() {
  return (
    <DisclosureMenu label={departments.label}>
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
  const range = findRangeOf(department, college);
  return range && `${range.from}–${range.to}, ${titleOf(college.levels, range.level)}`;
}
