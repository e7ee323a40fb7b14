import { onLevel, type Screen } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { OptionLink } from '@campusway/ui-kit';
import { usePlacesOf } from '../../journey/find-endpoint.ts';
import css from './screen-page.module.css';

/** The rooms of a screen with links to their pages, folded; nothing outdoors. */
export function RoomList({ view }: { readonly view: Screen }) {
  const rooms = usePlacesOf(view).flatMap(
    (place) => (place.kind === 'room' && college.findRoomOf(place)) || [],
  );
  if (rooms.length === 0) return null;
  return (
    <details className={css.rooms}>
      <summary>
        Rooms {onLevel(college.levels, view.level)}
        {view.wing && `, ${view.wing} wing`}
      </summary>
      <ul className="plain-list">
        {rooms.map(({ number, name, sign = number }) => (
          <li key={number}>
            <OptionLink to={placePaths.room(number)} title={name} code={sign} />
          </li>
        ))}
      </ul>
    </details>
  );
}
