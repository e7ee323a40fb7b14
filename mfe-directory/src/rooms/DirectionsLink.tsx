import { placeOfRoom, type RoomNumber } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { classNames, Icon, signpostIcon, styles } from '@campusway/ui-kit';
import { signOf } from './known-rooms.ts';

/** Link to the directions to a room. */
export function DirectionsLink({ room }: { readonly room: RoomNumber }) {
  return (
    <Link to={directionsPath(room)} className={classNames('screen-only', styles.iconLink, styles.strong)}>
      <Icon of={signpostIcon} />
      Directions to {signOf(room)}
    </Link>
  );
}

/** Path of the directions to a room, without origin. */
export function directionsPath(number: RoomNumber): string {
  return paths.navigate({ to: placeOfRoom(number) });
}
