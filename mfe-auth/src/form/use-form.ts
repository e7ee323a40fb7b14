import type { AuthFailure, FieldError, Outcome } from '@campusway/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface FormOptions<Field extends string, Value> {
  readonly start: Readonly<Record<Field, string>>;
  /** Everything that is wrong with what was typed. Nothing is sent before it is empty. */
  readonly check: (values: Readonly<Record<Field, string>>) => readonly FieldError[];
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<Outcome<Value>>;
  readonly onDone: (value: Value) => void;
}

export interface FormState<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly phase: 'idle' | 'sending' | 'done';
  /** Why the last attempt came to nothing, apart from what is said at the fields. */
  readonly failure: AuthFailure | undefined;
  readonly change: (field: Field, text: string) => void;
  readonly faultOf: (field: Field) => string | undefined;
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** One form from typing to the answer: checked first, sent once however often the button is pressed, never emptied. */
export function useForm<Field extends string, Value>(options: FormOptions<Field, Value>): FormState<Field> {
  const { start, check, send, onDone } = options;
  const [values, setValues] = useState(start);
  const [isTried, setTried] = useState(false);
  const [stops, setStops] = useState(0);
  const [phase, setPhase] = useState<FormState<Field>['phase']>('idle');
  const [failure, setFailure] = useState<AuthFailure>();
  const form = useRef<HTMLFormElement>(null);
  // The state would be one click late.
  const isUnderWay = useRef(false);

  const refused = failure?.kind === 'refused' ? failure.faults.filter(({ field }) => field in values) : [];
  const faults = [...(isTried ? check(values) : []), ...refused];

  // Each time that an attempt stops at a fault, the first one takes the focus.
  useEffect(() => {
    if (stops > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [stops]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    setFailure(undefined);
    setTried(true);
    if (check(values).length > 0) return setStops(stops + 1);
    isUnderWay.current = true;
    setPhase('sending');
    const outcome = await send(values);
    isUnderWay.current = false;
    setPhase(outcome.ok ? 'done' : 'idle');
    if (outcome.ok) return onDone(outcome.value);
    setFailure(outcome.failure);
    setStops(stops + 1);
  }

  return {
    values,
    phase,
    failure: refused.length > 0 ? undefined : failure,
    change(field, text) {
      setValues((current) => ({ ...current, [field]: text }));
      setFailure((current) => withoutFaultsOf(current, field));
    },
    faultOf: (field) => faults.find((fault) => fault.field === field)?.message,
    formProps: { ref: form, onSubmit: (event) => void submit(event) },
  };
}

/** What the service said of a field holds for what was typed then. */
function withoutFaultsOf(failure: AuthFailure | undefined, changed: string): AuthFailure | undefined {
  if (failure?.kind !== 'refused' || failure.faults.length === 0) return failure;
  const faults = failure.faults.filter(({ field }) => field !== changed);
  return faults.length > 0 ? { ...failure, faults } : undefined;
}
