import type { SavedPlace } from '@campusway/platform';
import { ButtonLink, SaveButton } from '@campusway/ui-kit';
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
