import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import css from './SearchForm.module.css';

interface SearchFormProps extends ComponentProps<'form'> {
  /** Id of the field. */
  readonly fieldId: string;
  readonly button: string;
  /** Names the field; stands below it. */
  readonly hint: string;
}

/** The large search of a page: field, button, and below them what can be searched. The field comes as the child. */
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
