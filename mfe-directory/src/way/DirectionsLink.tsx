import type { RoomNumber } from '@campusway/campus';
import { Link } from '@campusway/platform';
import { Icon, signpostIcon } from '@campusway/ui-kit';
import { signOf } from '../rooms/room-names.ts';
import css from './DirectionsLink.module.css';
import { directionsPath } from './directions-path.ts';

/** Link to the directions to a room. */
export function DirectionsLink({ room }: { readonly room: RoomNumber }) {
  return (
    <Link to={directionsPath(room)} className={css.link}>
      <Icon of={signpostIcon} />
      Directions to {signOf(room)}
    </Link>
  );
}
