import type { PersonId, StaffMember } from '@campusway/campus';
import { classNames, styles } from '@campusway/ui-kit';
import { memo, useId } from 'react';
import { PeopleList } from './PeopleList.tsx';
import { PersonCard } from './PersonCard.tsx';
import css from './staff.module.css';

/** Cards shown at first. */
const initialCount = 200;

interface StaffSectionProps {
  readonly title: string;
  readonly people: readonly StaffMember[];
  /** The person in the URL. */
  readonly marked: PersonId | undefined;
}

/** The people of a department of one kind of staff. */
export const StaffSection = memo(function StaffSection({ title, people, marked }: StaffSectionProps) {
  const headingId = useId();
  const limit = Math.max(initialCount, 1 + people.findIndex(({ id }) => id === marked));
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.stack, css.section, people.length === 0 && 'screen-only')}
    >
      <div>
        <h2 id={headingId}>{title}</h2>
        <span className={classNames(styles.soft, 'tabular')}>{people.length.toLocaleString('en')}</span>
      </div>
      {people.length === 0 ? (
        <p className={styles.soft}>No one in this list matches.</p>
      ) : (
        <PeopleList people={people} limit={limit}>
          {(person) => <PersonCard key={person.id} person={person} isMarked={person.id === marked} />}
        </PeopleList>
      )}
    </section>
  );
});
