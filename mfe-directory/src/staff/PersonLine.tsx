import type { StaffMember } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import { isProvided } from './contact-links.ts';
import { Portrait } from './Portrait.tsx';
import css from './person.module.css';

interface PersonLineProps {
  readonly person: StaffMember;
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

/** List item of a person: portrait, linked name, designation and department. */
export function PersonLine({ person, children }: PersonLineProps) {
  const { id, name, designation, department } = person;
  const { label } = college.getDepartment(department);
  return (
    <li className={css.line}>
      <Portrait person={person} />
      <div className={css.who}>
        <Link
          to={paths.department(department, { person: id })}
          className={`touch-target ${styles.nameLink} ${styles.strong}`}
        >
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.detail}>
          {isProvided(designation) && designation !== name ? `${designation}, ${label}` : label}
        </p>
      </div>
      {children}
    </li>
  );
}
