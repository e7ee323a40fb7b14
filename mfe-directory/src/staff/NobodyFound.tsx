import { paths } from '@campusway/contract';
import { Button, ButtonLink } from '@campusway/ui-kit';
import { shorten } from '../text/shorten.ts';
import css from './NobodyFound.module.css';
import type { StaffView } from './staff-view.ts';

interface NobodyFoundProps {
  readonly view: Pick<StaffView, 'q' | 'designation'>;
  /** Where was searched: a department's label, or 'the directory'. */
  readonly where: string;
  readonly resetLabel: string;
  readonly onReset: () => void;
}

/** Says in words that the lists are empty, and what can be done. */
export function NobodyFound({ view: { q, designation }, where, resetLabel, onReset }: NobodyFoundProps) {
  const name = q.trim();
  return (
    <section className={css.nobody}>
      <h2>Nobody found</h2>
      <p>
        Nobody in {where}{' '}
        {name && (
          <>
            has “<bdi>{shorten(name)}</bdi>” in their name
          </>
        )}
        {name && designation && ' and '}
        {(designation || !name) && 'is listed'}
        {designation && (
          <>
            {' '}
            as “<bdi>{shorten(designation)}</bdi>”
          </>
        )}
        .
      </p>
      <div className={css.ways}>
        <Button onClick={onReset}>{resetLabel}</Button>
        {name && <ButtonLink to={paths.home(shorten(name))}>Search the whole campus</ButtonLink>}
      </div>
    </section>
  );
}
