import type { StaffMember } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import type { ReactNode } from 'react';
import { Portrait } from '../portrait/Portrait.tsx';
import { isProvided } from './contact-links.ts';
import css from './PersonLine.module.css';

interface PersonLineProps {
  readonly person: StaffMember;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** Portrait, name with a link, designation and department, in one line of a list. */
export function PersonLine({ person, children }: PersonLineProps) {
  const { id, name, designation, department } = person;
  const { label } = college.getDepartment(department);
  return (
    <li className={css.line}>
      <Portrait person={person} className={css.portrait} />
      <div className={css.who}>
        <Link to={paths.department(department, { person: id })} className={`touch-target ${css.name}`}>
          <bdi>{name}</bdi>
        </Link>
        <p className={css.detail}>{isProvided(designation) ? `${designation}, ${label}` : label}</p>
      </div>
      {children}
    </li>
  );
}
