import { floorName } from '@campusway/campus/lookup';
import { lookup } from '@campusway/campus-data/lookup';
import { paths } from '@campusway/contract';
import { DisclosureMenu, MenuLink } from '@campusway/ui-kit';

const floors = [...new Set(lookup.ranges.map(({ floor }) => floor))];

/** The floors of the academic block, with the departments on each. */
export function FloorsMenu() {
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
  return lookup.ranges
    .filter((range) => range.floor === floor)
    .map(({ department }) => department)
    .join(', ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
