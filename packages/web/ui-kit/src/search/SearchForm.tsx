import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import css from './SearchForm.module.css';

interface SearchFormProps extends ComponentProps<'form'> {
  /** Id of the field. */
  readonly fieldId: string;
  readonly button: string;
  /** Accessible name of the field, shown below it. */
  readonly hint: string;
}

/** Main search of a page: field (the child), button and hint. */
export function SearchForm({ fieldId, button, hint, children, ...form }: SearchFormProps) {
  return (
    <>
      <form {...form} className={css.form}>
        {children}
        <Button type="submit" tone="primary">
          {button}
        </Button>
      </form>
      <label htmlFor={fieldId}>{hint}</label>
    </>
  );
}
