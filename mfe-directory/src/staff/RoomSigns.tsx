import { type RoomReference, referenceNames } from '@campusway/campus/content';
import { placePaths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { classNames, SignCode, styles } from '@campusway/ui-kit';
import { nameOf, signOf } from '../rooms/known-rooms.ts';
import css from './person.module.css';

/** Content of a room field: room numbers as linked signs, other references as labelled text. */
export function RoomSigns({
  references,
  className,
}: {
  readonly references: readonly RoomReference[];
  readonly className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.row, css.signs, className)}>
      {references.map((reference) => (
        <Reference key={reference.kind === 'room' ? reference.room : reference.text} reference={reference} />
      ))}
    </div>
  );
}

function Reference({ reference }: { readonly reference: RoomReference }) {
  if (reference.kind === 'room')
    return (
      <Link
        to={placePaths.room(reference.room)}
        aria-label={nameOf(reference.room)}
        className={classNames(styles.signLink, css.door)}
      >
        <SignCode>{signOf(reference.room)}</SignCode>
      </Link>
    );
  return (
    <span className={css.plain}>
      <span className={classNames(styles.detail, css.kind)}>{referenceNames[reference.kind]}</span>
      {reference.text}
    </span>
  );
}
