import type { Level } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { DisclosureMenu, MenuLink } from '@campusway/ui-kit';
import { findRangeOf } from './department-range.ts';

/** Menu of the levels of all buildings, with the departments on each. */
export function FloorsMenu() {
  return (
    <DisclosureMenu label="Floors">
      <ul className="plain-list">
        {college.levels.map(
          (level, index) =>
            level.building &&
            level.screen && (
              <li key={level.id}>
                <FloorLink level={level} screen={level.screen} departments={departmentsOn(index)} />
              </li>
            ),
        )}
      </ul>
    </DisclosureMenu>
  );
}

interface FloorLinkProps {
  readonly level: Level;
  readonly screen: string;
  readonly departments: string;
}

function FloorLink({ level: { shortName, title }, screen, departments }: FloorLinkProps) {
  return (
    <MenuLink to={paths.screen(screen)} code={shortName} detail={departments}>
      {capitalised(title)}
    </MenuLink>
  );
}

function departmentsOn(level: number): string {
  return college.departments
    .filter((department) => findRangeOf(department)?.level === level)
    .map(({ label }) => label)
    .join(', ');
}
