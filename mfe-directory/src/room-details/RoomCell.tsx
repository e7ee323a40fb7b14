import type { DepartmentCode, Room, RoomNumber } from '@campusway/campus';
import { type RoomReference, referenceNames } from '@campusway/campus/content';
import { Link } from '@campusway/platform';
import { SignCode, VisuallyHidden } from '@campusway/ui-kit';
import Signpost from 'lucide-react/icons/signpost';
import { isOnPlan } from '../rooms/department-wing.ts';
import { knownRoom } from '../rooms/known-rooms.ts';
import { directionsPath } from '../way/directions-path.ts';
import { planPath } from '../way/plan-path.ts';
import css from './RoomCell.module.css';

interface RoomCellProps {
  readonly reference: RoomReference;
  readonly department: DepartmentCode;
  readonly isChosen: boolean;
  readonly onChoose: (room: RoomNumber) => void;
}

/** One entry of a room column: a door with the way to it, or an ID as text. */
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
  return (
    <div className={css.entry}>
      <Link to={directionsPath(number)} className={css.directions}>
        <Signpost />
        Directions <VisuallyHidden>to {number}</VisuallyHidden>
      </Link>
      {isOnPlan(room, department) ? (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={`Room ${number} on the plan`}
          className={css.door}
          onClick={() => onChoose(number)}
        >
          <SignCode tone={isChosen ? 'solid' : 'outline'}>{number}</SignCode>
        </button>
      ) : (
        <OtherPlan room={room} />
      )}
    </div>
  );
}

/** A door that this page's plan does not show leads to the plan that does. */
function OtherPlan({ room: { number, level } }: { readonly room: Room }) {
  return (
    <Link
      to={planPath(number)}
      aria-label={`Room ${number} on the plan of floor ${level}`}
      className={css.door}
    >
      <SignCode tone="outline">{number}</SignCode>
    </Link>
  );
}
