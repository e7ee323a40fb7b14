import { type RoomReference, referenceNames } from '@campusway/campus/content';
import { placePaths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { classNames, SignCode, styles } from '@campusway/ui-kit';
import { nameOf, signOf } from '../rooms/known-rooms.ts';
import css from './person.module.css';

/** Rooms of a person: numbers as linked signs, other texts, or a sign that there is none. IDs are not rooms. */
export function RoomSigns({
  references,
  className,
}: {
  readonly references: readonly RoomReference[];
  readonly className?: string | undefined;
}) {
  const rooms = references.filter(({ kind }) => kind === 'room' || kind === 'text');
  return (
    <div className={classNames(styles.row, css.signs, className)}>
      {rooms.map((reference) => (
        <Reference key={reference.kind === 'room' ? reference.room : reference.text} reference={reference} />
      ))}
      {rooms.length === 0 && (
        <SignCode tone="outline" className={css.none}>
          No room
        </SignCode>
      )}
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
