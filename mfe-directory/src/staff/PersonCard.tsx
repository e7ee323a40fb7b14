import type { StaffMember } from '@campusway/campus';
import { officeOf, parseRoomText, type RoomReference, referenceNames } from '@campusway/campus/content';
import { paths } from '@campusway/contract';
import { college, Link, type SavedPlace, useLocation, useNavigationType } from '@campusway/platform';
import { classNames, SaveButton, styles } from '@campusway/ui-kit';
import { memo, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { RoomClosed } from '../rooms/ClosedRooms.tsx';
import { DirectionsLink } from '../rooms/DirectionsLink.tsx';
import { areWithoutRoom, isRoom } from '../rooms/known-rooms.ts';
import { ContactRow } from './ContactRow.tsx';
import { CopyButton } from './CopyButton.tsx';
import { isProvided, notProvided } from './contact-links.ts';
import css from './PersonCard.module.css';
import { Portrait } from './Portrait.tsx';
import { RoomSigns } from './RoomSigns.tsx';

interface PersonCardProps {
  readonly person: StaffMember;
  /** Whether the URL selects this person. */
  readonly isMarked: boolean;
}

/** Card of a person: name, contacts, rooms and directions. */
export const PersonCard = memo(function PersonCard({ person, isMarked }: PersonCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useScrolledTo(card, isMarked);
  const { id, department, name, designation, contact, email } = person;
  const references = parseRoomText(person.room, isRoom);
  const ownPath = paths.department(department, { person: id });
  const missing = missingOf(person);
  const isLost = areWithoutRoom(references);
  const office = isLost ? officeOf(department, college.rooms) : undefined;
  const facts = [
    isProvided(designation) && designation !== name && designation,
    ...idsOf(references),
    alsoHeads(person),
  ];
  const what = facts.filter(Boolean).join(', ');
  return (
    <li className={css.item}>
      <div
        ref={card}
        id={id}
        tabIndex={-1}
        aria-current={isMarked || undefined}
        className={classNames(css.card, isMarked && css.marked)}
      >
        <Portrait person={person} />
        <div className={css.who}>
          <h3 className={css.name}>
            <Link to={ownPath} className="touch-target">
              <bdi>{name.trim() || notProvided}</bdi>
            </Link>
          </h3>
          {what && <p className={classNames(styles.soft, css.designation)}>{what}</p>}
          {office && (
            <p className={css.designation}>
              No room: ask at the {college.getDepartment(department).label} department office
            </p>
          )}
          {references.map((one) => one.kind === 'room' && <RoomClosed key={one.room} room={one.room} />)}
        </div>
        {!office && <RoomSigns references={references} className={css.rooms} />}
        <dl className={css.contacts}>
          {isProvided(contact) && <ContactRow kind="contact" value={contact} name={name} />}
          {isProvided(email) && <ContactRow kind="email" value={email} name={name} />}
          {missing.length > 0 && (
            <div className={classNames(styles.soft, css.missing)}>
              <dt className={styles.detail}>{missing.join(', ')}</dt>
              <dd>{notProvided}</dd>
            </div>
          )}
        </dl>
        <div className={`screen-only ${css.actions}`}>
          <div className={classNames(styles.row, css.links)}>
            {references.map(
              (reference) =>
                reference.kind === 'room' && <DirectionsLink key={reference.room} room={reference.room} />,
            )}
            {office && <DirectionsLink room={office.number} />}
          </div>
          <div className={css.tools}>
            {name.trim() && <SaveButton place={toSavedPlace(person, ownPath)} tone="tool" />}
            <CopyButton what="link" whose={`to ${name}`} text={() => new URL(ownPath, location.origin).href}>
              Copy link
            </CopyButton>
          </div>
        </div>
      </div>
    </li>
  );
});

/** Scrolls to the element and focuses it once, except on Back, which restores the scroll position. */
function useScrolledTo(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const scroll = useEffectEvent(() => {
    const isReturn = navigation === 'POP' && key !== 'default';
    if (isReturn) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!wanted) return;
    // One frame later, after the shell has scrolled to the top and focused the main element.
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** `Employee ID SCE1950` in a room field. */
function idsOf(references: readonly RoomReference[]): string[] {
  return references.flatMap((one) =>
    one.kind === 'room' || one.kind === 'text' ? [] : `${referenceNames[one.kind]} ${one.text}`,
  );
}

/** `also heads CSE (Data Science)`: departments other than the one that lists the person. */
function alsoHeads({ id, department }: StaffMember): string | undefined {
  const labels = college.departments.flatMap(({ code, headId, label }) =>
    headId === id && code !== department ? [label] : [],
  );
  return labels.length > 0 ? `also heads ${labels.join(' and ')}` : undefined;
}

/** Labels of missing fields; the sign has the room. The e-mail of non-teaching staff is optional. */
function missingOf({ designation, contact, email, group }: StaffMember): string[] {
  return [
    !isProvided(designation) && 'Designation',
    !isProvided(contact) && 'Contact',
    group === 'teaching' && !isProvided(email) && 'E-mail',
  ].filter((field) => field !== false);
}

function toSavedPlace({ id, name, designation, department }: StaffMember, path: string): SavedPlace {
  const detail = [designation.trim(), college.getDepartment(department).label]
    .filter((text) => isProvided(text) && text !== name)
    .join(', ');
  return { id, kind: 'person', name: name.trim(), detail, path };
}
