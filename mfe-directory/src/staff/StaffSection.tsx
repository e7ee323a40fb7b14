import type { PersonId, StaffMember } from '@campusway/campus';
import { Button } from '@campusway/ui-kit';
import { memo, useId, useState } from 'react';
import { PersonCard } from './PersonCard.tsx';
import css from './StaffSection.module.css';

/** Cards shown at first: more make every keystroke slow on a phone. */
const initialCount = 200;

interface StaffSectionProps {
  readonly title: string;
  readonly people: readonly StaffMember[];
  /** The person in the URL. */
  readonly marked: PersonId | undefined;
}

/** List of the teaching or non-teaching staff of a department. */
export const StaffSection = memo(function StaffSection({ title, people, marked }: StaffSectionProps) {
  const headingId = useId();
  const [whole, setWhole] = useState(false);
  const initialLimit =
    marked === undefined ? initialCount : Math.max(initialCount, 1 + indexOf(people, marked));
  const shown = whole ? people : people.slice(0, initialLimit);
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <div className={css.head}>
        <h2 id={headingId}>{title}</h2>
        <span className={css.count}>{people.length.toLocaleString('en')}</span>
      </div>
      {people.length === 0 ? (
        <p className={css.none}>No one in this list matches.</p>
      ) : (
        <ul className={css.cards}>
          {shown.map((person) => (
            <PersonCard key={person.id} person={person} isMarked={person.id === marked} />
          ))}
        </ul>
      )}
      {shown.length < people.length && (
        <Button className={css.more} onClick={() => setWhole(true)}>
          Show all {people.length.toLocaleString('en')}
        </Button>
      )}
    </section>
  );
});

function indexOf(people: readonly StaffMember[], id: PersonId): number {
  return people.findIndex((person) => person.id === id);
}
