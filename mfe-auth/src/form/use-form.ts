import type { AuthFailure, FieldError, Outcome } from '@campusway/contract';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';

interface FormOptions<Field extends string, Value> {
  readonly start: Readonly<Record<Field, string>>;
  /** Validation errors of the values. The form is sent only when there are none. */
  readonly check: (values: Readonly<Record<Field, string>>) => readonly FieldError[];
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<Outcome<Value>>;
  readonly onDone: (value: Value) => void;
}

export interface FieldProps {
  /** Name in the request body, which the service's errors refer to. */
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export interface FormState<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly phase: 'idle' | 'sending' | 'done';
  /** The form has been submitted at least once. */
  readonly isSubmitted: boolean;
  /** Failure of the last attempt; undefined when the errors are shown at the fields. */
  readonly failure: AuthFailure | undefined;
  /** Properties of the input of a field. */
  readonly field: (name: Field) => FieldProps;
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * State of a form: validates on submit and then when a field is left, so that no error appears while a value is typed; ignores
 * further submits while sending, and keeps the values on failure.
 */
export function useForm<Field extends string, Value>(options: FormOptions<Field, Value>): FormState<Field> {
  const { start, check, send, onDone } = options;
  /** The values, with the validation errors that were found and still apply. */
  const [{ values, found }, setTyped] = useState({ values: start, found: [] as readonly FieldError[] });
  const [isSubmitted, setSubmitted] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [phase, setPhase] = useState<FormState<Field>['phase']>('idle');
  const [failure, setFailure] = useState<AuthFailure>();
  const form = useRef<HTMLFormElement>(null);
  // A ref, because the state of a render is stale for a second click.
  const isSending = useRef(false);

  const refused = failure?.kind === 'refused' ? failure.faults.filter(({ field }) => field in values) : [];
  const errors = [...found, ...refused];

  // Focuses the first invalid field after each failed attempt.
  useEffect(() => {
    if (failedAttempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedAttempts]);

  function validate(): void {
    setTyped(({ values }) => ({ values, found: check(values) }));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(undefined);
    setSubmitted(true);
    validate();
    if (check(values).length > 0) return setFailedAttempts(failedAttempts + 1);
    isSending.current = true;
    setPhase('sending');
    const outcome = await send(values);
    isSending.current = false;
    setPhase(outcome.ok ? 'done' : 'idle');
    if (outcome.ok) return onDone(outcome.value);
    setFailure(outcome.failure);
    setFailedAttempts(failedAttempts + 1);
  }

  return {
    values,
    phase,
    isSubmitted,
    failure: refused.length > 0 ? undefined : failure,
    field: (name) => ({
      name,
      value: values[name],
      error: errors.find(({ field }) => field === name)?.message,
      onChange(text) {
        setTyped((current) => {
          const values = { ...current.values, [name]: text };
          const messages = new Set(check(values).map(({ message }) => message));
          return { values, found: current.found.filter(({ message }) => messages.has(message)) };
        });
        setFailure((current) => withoutErrorsOf(current, name));
      },
    }),
    formProps: {
      ref: form,
      onSubmit: (event) => void submit(event),
      onBlur({ relatedTarget }) {
        // A message above the pressed button would move it away from the pointer.
        if (isSubmitted && !relatedTarget?.matches('[type=submit]')) validate();
      },
    },
  };
}

/** The service's error of a field applies only to the value that was sent. */
function withoutErrorsOf(failure: AuthFailure | undefined, changed: string): AuthFailure | undefined {
  if (failure?.kind !== 'refused' || failure.faults.length === 0) return failure;
  const faults = failure.faults.filter(({ field }) => field !== changed);
  return faults.length > 0 ? { ...failure, faults } : undefined;
}
