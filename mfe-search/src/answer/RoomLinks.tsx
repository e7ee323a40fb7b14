import { type RoomNumber, titleOf } from '@campusway/campus';
import { college, Link } from '@campusway/platform';
import { comboboxStyles, OptionContent } from '@campusway/ui-kit';
import { toDestinationLinks } from '../lookup/destination-links.ts';

/** Rooms by number; each leads to the plan that shows it. */
export function RoomLinks({ numbers }: { readonly numbers: readonly RoomNumber[] }) {
  return (
    <ul className="plain-list">
      {numbers
        .flatMap((number) => college.findRoom(number) ?? [])
        .map(({ number, name, level, wing }) => (
          <li key={number}>
            <Link to={toDestinationLinks(number).map} className={comboboxStyles.option}>
              <OptionContent
                title={name}
                where={[titleOf(college.levels, level), wing && `${wing} wing`].filter(Boolean).join(', ')}
                code={number}
              />
            </Link>
          </li>
        ))}
    </ul>
  );
}
