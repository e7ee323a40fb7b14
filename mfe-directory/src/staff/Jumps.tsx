import type { PersonId, StaffMember } from '@campusway/campus';
import { Button, classNames, styles } from '@campusway/ui-kit';
import { staffKinds } from './find-staff.ts';
import { bareName } from './sort-staff.ts';
import css from './staff.module.css';
import type { StaffOrder } from './use-staff-view.ts';

interface JumpsProps {
  /** By kind of staff, in the college's order. */
  readonly people: readonly StaffMember[];
  readonly order: StaffOrder;
}

/** Row of buttons that move to the first person of each letter or designation, and to each further kind of staff. */
export function Jumps({ people, order }: JumpsProps) {
  const first = new Map<string, PersonId>();
  for (const person of people) {
    const name = groupOf(person, order);
    if (!first.has(name)) first.set(name, person.id);
  }
  if (first.size < 2) return null;
  return (
    <nav aria-label="Jump to" className={classNames('screen-only', styles.row, css.jumps)}>
      {[...first].map(([name, id]) => (
        <Button key={name} tone="quiet" onClick={() => goTo(id)}>
          {name}
        </Button>
      ))}
    </nav>
  );
}

function groupOf({ group, name, designation }: StaffMember, order: StaffOrder): string {
  const [first, ...others] = staffKinds();
  const further = others.find(({ id }) => id === group);
  if (further) return further.title;
  if (order === 'name') return bareName(name).charAt(0).toUpperCase();
  return (order !== 'room' && designation) || first?.title || '';
}

function goTo(id: PersonId): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}
