import { floorName } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { DisclosureMenu, MenuLink } from '@campusway/ui-kit';
import { findRangeOf } from '../lookup/department-range.ts';

/** The floors of the academic block, with the departments on each. */
export function FloorsMenu() {
  const floors = [...new Set(college.lookup.ranges.map(({ floor }) => floor))];
  return (
    <DisclosureMenu label="Floors">
      <ul className="plain-list">
        {floors.map((floor) => (
          <li key={floor}>
            <MenuLink to={paths.floor(floor)} code={String(floor)} detail={departmentsOn(floor)}>
              {capitalised(floorName(floor))}
            </MenuLink>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}

function departmentsOn(floor: number): string {
  return college.departments
    .filter((department) => findRangeOf(department)?.floor === floor)
    .map(({ label }) => label)
    .join(', ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
