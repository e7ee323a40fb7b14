import type { AuthFailure } from '@campusway/contract';
import { Button, Notice } from '@campusway/ui-kit';
import { explainFailure, isPassing } from './explain-failure.ts';
import css from './form.module.css';

/** Why the form was not taken. Where trying again can help, the button sends the form once more. */
export function FormFailure({ failure }: { readonly failure: AuthFailure | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="error">
      <p>{explainFailure(failure)}</p>
      {isPassing(failure) && (
        <Button type="submit" className={css.again}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
