import type { PersonId, StaffMember } from '@campusway/campus';
import { Button } from '@campusway/ui-kit';
import { memo, useId, useState } from 'react';
import { PersonCard } from './PersonCard.tsx';
import css from './StaffSection.module.css';

/** More cards than this make every keystroke slow on a phone; the rest comes on demand. */
const cardsAtFirst = 200;

interface StaffSectionProps {
  readonly title: string;
  readonly people: readonly StaffMember[];
  /** The person that the address points at. */
  readonly marked: PersonId | undefined;
}

/** One of the two lists of a department. */
export const StaffSection = memo(function StaffSection({ title, people, marked }: StaffSectionProps) {
  const headingId = useId();
  const [whole, setWhole] = useState(false);
  const atFirst = marked === undefined ? cardsAtFirst : Math.max(cardsAtFirst, 1 + indexOf(people, marked));
  const shown = whole ? people : people.slice(0, atFirst);
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <div className={css.head}>
        <h2 id={headingId}>{title}</h2>
        <span className={css.count}>{people.length.toLocaleString('en')}</span>
      </div>
      {people.length === 0 ? (
        <p className={css.none}>Nobody in this list fits.</p>
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
