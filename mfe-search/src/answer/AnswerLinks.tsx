import { type RoomNumber, titleOf } from '@campusway/campus';
import { placePaths } from '@campusway/contract';
import { college, type SavedPlace } from '@campusway/platform';
import { ButtonLink, OptionLink, SaveButton } from '@campusway/ui-kit';
import type { AnswerLink } from '../links/room-links.ts';
import css from './AnswerCard.module.css';

interface AnswerLinksProps {
  readonly links: readonly AnswerLink[];
  readonly saved?: SavedPlace | undefined;
}

/** Links of an answer, and a button that saves it on this device. */
export function AnswerLinks({ links, saved }: AnswerLinksProps) {
  return (
    <>
      {links.map(({ label, to }) => (
        <ButtonLink key={label} to={to}>
          {label}
        </ButtonLink>
      ))}
      {saved && <SaveButton place={saved} className={css.save} />}
    </>
  );
}

/** Links to the pages of rooms. */
export function RoomLinks({ numbers }: { readonly numbers: readonly RoomNumber[] }) {
  return (
    <ul className="plain-list">
      {numbers
        .flatMap((number) => college.findRoom(number) ?? [])
        .map(({ number, name, level, wing }) => (
          <li key={number}>
            <OptionLink
              to={placePaths.room(number)}
              title={name}
              where={[titleOf(college.levels, level), wing && `${wing} wing`].filter(Boolean).join(', ')}
              code={number}
            />
          </li>
        ))}
    </ul>
  );
}
