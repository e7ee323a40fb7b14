import type { SavedPlace } from '@campusway/platform';
import { ButtonLink, Icon, mapIcon, routeIcon, SaveButton } from '@campusway/ui-kit';
import type { AnswerLink } from '../links/destination-links.ts';
import css from './AnswerCard.module.css';

const icons: Readonly<Record<string, typeof mapIcon>> = { 'Show on map': mapIcon, Directions: routeIcon };

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
          {icons[label] && <Icon of={icons[label]} />} {label}
        </ButtonLink>
      ))}
      {saved && <SaveButton place={saved} className={css.save} />}
    </>
  );
}
