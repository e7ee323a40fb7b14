import type { PersonId, StaffMember } from '@campusway/campus';
import { memo, useId } from 'react';
import { PeopleList } from './PeopleList.tsx';
import { PersonCard } from './PersonCard.tsx';
import css from './StaffSection.module.css';

/** Cards shown at first. */
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
  const initialLimit =
    marked === undefined ? initialCount : Math.max(initialCount, 1 + indexOf(people, marked));
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <div className={css.head}>
        <h2 id={headingId}>{title}</h2>
        <span className={css.count}>{people.length.toLocaleString('en')}</span>
      </div>
      {people.length === 0 ? (
        <p className={css.none}>No one in this list matches.</p>
      ) : (
        <PeopleList people={people} limit={initialLimit} moreClass={css.more}>
          {(person) => <PersonCard key={person.id} person={person} isMarked={person.id === marked} />}
        </PeopleList>
      )}
    </section>
  );
});

function indexOf(people: readonly StaffMember[], id: PersonId): number {
  return people.findIndex((person) => person.id === id);
}
