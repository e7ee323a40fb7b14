import type { RoomNumber } from '@campusway/campus';
import { Link } from '@campusway/platform';
import Signpost from 'lucide-react/icons/signpost';
import css from './DirectionsLink.module.css';
import { directionsPath } from './directions-path.ts';

/** One click to the drawn route. */
export function DirectionsLink({ room }: { readonly room: RoomNumber }) {
  return (
    <Link to={directionsPath(room)} className={css.link}>
      <Signpost />
      Directions to {room}
    </Link>
  );
}
