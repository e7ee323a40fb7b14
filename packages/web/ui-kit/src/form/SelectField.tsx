import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import css from './form.module.css';

interface SelectFieldProps
  extends Omit<FieldProps, 'children'>,
    Pick<
      ComponentProps<'select'>,
      'name' | 'required' | 'aria-invalid' | 'aria-describedby' | 'value' | 'defaultValue'
    > {
  /** Values with their texts, in order. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange?: (value: string) => void;
}

/** Labelled select element. */
export function SelectField({ label, hint, error, options, onChange, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          {...select}
          className={classNames(css.input, css.select)}
          onChange={({ target }) => onChange?.(target.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
