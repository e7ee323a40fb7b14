import type { StaffMember } from '@campusway/campus';
import { Button, useFirstNewLine } from '@campusway/ui-kit';
import { type ReactNode, useState } from 'react';
import css from './staff.module.css';

/** People on paper: more cost time with every keystroke. */
const maxPrinted = 300;

interface PeopleListProps {
  readonly people: readonly StaffMember[];
  /** People shown at first: more make every keystroke slow on a phone. */
  readonly limit: number;
  /** List item of a person. */
  readonly children: (person: StaffMember) => ReactNode;
}

/** The first people, and a button for all; on paper up to 300. */
export function PeopleList({ people, limit, children }: PeopleListProps) {
  const [whole, setWhole] = useState(false);
  const list = useFirstNewLine(whole, limit);
  const shown = whole ? people : people.slice(0, limit);
  const className = `plain-list ${css.list}`;
  return (
    <>
      <ul ref={list} className={className}>
        {shown.map(children)}
      </ul>
      {shown.length < people.length && (
        <>
          <ul className={`print-only ${className}`}>{people.slice(limit, maxPrinted).map(children)}</ul>
          <Button onClick={() => setWhole(true)}>Show all {people.length.toLocaleString('en')}</Button>
        </>
      )}
    </>
  );
}
