import type { DepartmentCode, RoomNumber } from '@campusway/campus';
import { type RoomReference, referenceNames } from '@campusway/campus/content';
import { placePaths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { Icon, SignCode, signpostIcon, VisuallyHidden } from '@campusway/ui-kit';
import { directionsPath } from '../rooms/DirectionsLink.tsx';
import { isOnPlan } from '../rooms/department-wing.ts';
import { knownRoom, nameOf, signOf } from '../rooms/known-rooms.ts';
import css from './RoomCell.module.css';

interface RoomCellProps {
  readonly reference: RoomReference;
  readonly department: DepartmentCode;
  readonly isChosen: boolean;
  readonly onChoose: (room: RoomNumber) => void;
}

/** Entry of a room column: a room with its directions, or an ID as text. */
export function RoomCell({ reference, department, isChosen, onChoose }: RoomCellProps) {
  if (reference.kind !== 'room')
    return (
      <span className={css.text}>
        {reference.kind !== 'text' && <span className={css.kind}>{referenceNames[reference.kind]} </span>}
        {reference.text}
      </span>
    );
  const room = knownRoom(reference.room);
  if (!room) return <span className={css.text}>{reference.room}</span>;
  const { number } = room;
  const sign = signOf(number);
  return (
    <div className={css.entry}>
      <Link to={directionsPath(number)} className={css.directions}>
        <Icon of={signpostIcon} />
        Directions <VisuallyHidden>to {sign}</VisuallyHidden>
      </Link>
      {isOnPlan(room, department) ? (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={`${nameOf(number)} on the plan`}
          className={css.door}
          onClick={() => onChoose(number)}
        >
          <SignCode tone={isChosen ? 'solid' : 'outline'}>{sign}</SignCode>
        </button>
      ) : (
        // A room outside this page's plan links to its own page.
        <Link to={placePaths.room(number)} aria-label={nameOf(number)} className={css.door}>
          <SignCode tone="outline">{sign}</SignCode>
        </Link>
      )}
    </div>
  );
}
