import type { StaffMember } from '@campusway/campus';
import { Button, useFirstNewLine } from '@campusway/ui-kit';
import { type ReactNode, useState } from 'react';
import css from './staff.module.css';

interface PeopleListProps {
  readonly people: readonly StaffMember[];
  /** People shown at first: more make every keystroke slow on a phone. */
  readonly limit: number;
  /** List item of a person. */
  readonly children: (person: StaffMember) => ReactNode;
}

/** The first people, and a button for all. */
export function PeopleList({ people, limit, children }: PeopleListProps) {
  const [whole, setWhole] = useState(false);
  const list = useFirstNewLine(whole, limit);
  const shown = whole ? people : people.slice(0, limit);
  return (
    <>
      <ul ref={list} className={`plain-list ${css.list}`}>
        {shown.map(children)}
      </ul>
      {shown.length < people.length && (
        <Button onClick={() => setWhole(true)}>Show all {people.length.toLocaleString('en')}</Button>
      )}
    </>
  );
}
