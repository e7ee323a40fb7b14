import { type RoomNumber, titleOf } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { OptionLink } from '@campusway/ui-kit';

/** Links to the pages of rooms. */
export function RoomLinks({ numbers }: { readonly numbers: readonly RoomNumber[] }) {
  return (
    <ul className="plain-list">
      {numbers
        .flatMap((number) => college.findRoom(number) ?? [])
        .map(({ number, name, level, wing }) => (
          <li key={number}>
            <OptionLink
              to={placePaths.room(number)}
              title={name}
              where={[titleOf(college.levels, level), wing && `${wing} wing`].filter(Boolean).join(', ')}
              code={number}
            />
          </li>
        ))}
    </ul>
  );
}
