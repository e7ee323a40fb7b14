import { quotable } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { Button, ButtonLink, classNames, styles } from '@campusway/ui-kit';
import type { MouseEventHandler } from 'react';
import css from './staff.module.css';
import type { StaffView } from './use-staff-view.ts';

interface NoStaffFoundProps {
  readonly view: Pick<StaffView, 'q' | 'designation'>;
  /** Scope of the search: a department's label, or 'the directory'. */
  readonly where: string;
  readonly resetLabel: string;
  readonly onReset: MouseEventHandler;
}

/** Message for empty lists, with buttons to reset and to search the campus. */
export function NoStaffFound({ view: { q, designation }, where, resetLabel, onReset }: NoStaffFoundProps) {
  const name = q.trim();
  return (
    <section className={classNames(styles.stack, css.empty)}>
      <h2>No one found</h2>
      <p>
        No one in {where}{' '}
        {name && (
          <>
            matches “<bdi>{quotable(name)}</bdi>”
          </>
        )}
        {name && designation && ' and '}
        {(designation || !name) && 'is listed'}
        {designation && (
          <>
            {' '}
            as “<bdi>{quotable(designation)}</bdi>”
          </>
        )}
        .
      </p>
      <div className={styles.row}>
        <Button onClick={onReset}>{resetLabel}</Button>
        {name && <ButtonLink to={paths.home(quotable(name))}>Search the whole campus</ButtonLink>}
      </div>
    </section>
  );
}
