import type { AuthFailure } from '@campusway/contract';
import { Button, Notice } from '@campusway/ui-kit';
import { explainFailure, isTransient } from './failure.ts';
import css from './form.module.css';

/** Failure of a form; for a transient one with a button that submits again. */
export function FormFailure({ failure }: { readonly failure: AuthFailure | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="error">
      <p>{explainFailure(failure)}</p>
      {isTransient(failure) && (
        <Button type="submit" className={css.retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
