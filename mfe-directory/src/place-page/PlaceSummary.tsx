import { Link, languageOf } from '@campusway/platform';
import { classNames, styles } from '@campusway/ui-kit';
import css from './place.module.css';
import type { PlaceFacts } from './place-facts.ts';

const what = classNames(styles.soft, css.what);

/** Kind, department and location of the place, with links. */
export function PlaceSummary({ facts }: { readonly facts: PlaceFacts }) {
  const { kind, department, head, plan, otherNames, note } = facts;
  return (
    <>
      <p className={what}>
        {kind}
        {department && (
          <>
            {' of '}
            <Link to={department.to}>{department.label}</Link>
          </>
        )}
        {kind && <br />}
        {plan ? <Link to={plan}>{head.where}</Link> : head.where}
      </p>
      {otherNames.length > 0 && <p className={what}>Also called {otherNames.join(', ')}</p>}
      {note && (
        <p className={what} lang={languageOf(note)}>
          {note}
        </p>
      )}
    </>
  );
}
