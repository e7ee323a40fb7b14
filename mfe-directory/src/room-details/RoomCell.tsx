import type { RoomNumber } from '@campusway/campus';
import { type RoomReference, referenceNames } from '@campusway/campus/content';
import { college, Link } from '@campusway/platform';
import { classNames, Icon, SignCode, signpostIcon, styles } from '@campusway/ui-kit';
import { directionsPath } from '../rooms/DirectionsLink.tsx';
import { nameOf, signOf } from '../rooms/known-rooms.ts';
import css from './RoomTableView.module.css';

interface RoomCellProps {
  readonly reference: RoomReference;
  readonly isChosen: boolean;
  readonly onChoose: (room: RoomNumber) => void;
}

/** Entry of a room column: a room with its directions, or an ID as text. */
export function RoomCell({ reference, isChosen, onChoose }: RoomCellProps) {
  if (reference.kind !== 'room')
    return (
      <span className={css.text}>
        {reference.kind !== 'text' && (
          <span className={styles.detail}>{referenceNames[reference.kind]} </span>
        )}
        {reference.text}
      </span>
    );
  const room = college.findRoom(reference.room);
  if (!room) return <span className={css.text}>{reference.room}</span>;
  const { number } = room;
  const sign = signOf(number);
  return (
    <div className={css.entry}>
      <Link
        to={directionsPath(number)}
        className={classNames('screen-only', styles.iconLink, css.directions)}
      >
        <Icon of={signpostIcon} />
        Directions <span className="visually-hidden">to {sign}</span>
      </Link>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`${nameOf(number)} on the plan`}
        className={classNames(styles.signLink, css.door)}
        onClick={() => onChoose(number)}
      >
        <SignCode tone={isChosen ? 'solid' : 'outline'}>{sign}</SignCode>
      </button>
    </div>
  );
}
