import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { Button, ButtonLink } from '@campusway/ui-kit';
import { shorten } from '../text/shorten.ts';
import css from './NobodyFound.module.css';
import type { StaffView } from './staff-view.ts';

interface NobodyFoundProps {
  readonly view: StaffView;
  readonly department: Department;
  readonly onReset: () => void;
}

/** Says in words that the lists are empty, and what can be done. */
export function NobodyFound({ view: { q, designation }, department: { label }, onReset }: NobodyFoundProps) {
  const name = q.trim();
  return (
    <section className={css.nobody}>
      <h2>Nobody found</h2>
      <p>
        Nobody in {label}{' '}
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
        <Button onClick={onReset}>Show everyone</Button>
        {name && <ButtonLink to={paths.home(shorten(name))}>Search the whole campus</ButtonLink>}
      </div>
    </section>
  );
}
