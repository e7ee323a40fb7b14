import type { SavedPlace } from '@campusway/platform';
import { ButtonLink, Icon, mapIcon, routeIcon, SaveButton } from '@campusway/ui-kit';
import css from './AnswerCard.module.css';
import type { Way } from './finding.ts';

const icons: Readonly<Record<string, typeof mapIcon>> = { 'Show on map': mapIcon, Directions: routeIcon };

interface WaysProps {
  readonly ways: readonly Way[];
  readonly saved?: SavedPlace | undefined;
}

/** Where an answer leads, and a button that keeps it on this device. */
export function Ways({ ways, saved }: WaysProps) {
  return (
    <>
      {ways.map(({ label, to }) => (
        <ButtonLink key={label} to={to}>
          {icons[label] && <Icon of={icons[label]} />} {label}
        </ButtonLink>
      ))}
      {saved && <SaveButton place={saved} className={css.keep} />}
    </>
  );
}
