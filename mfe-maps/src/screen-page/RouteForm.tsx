import type { Screen } from '@campusway/campus';
import { arrowLeftRightIcon, Button, Icon, xIcon } from '@campusway/ui-kit';
import { type FormEvent, useRef } from 'react';
import { StepFreeSwitch } from '../route-controls/StepFreeSwitch.tsx';
import { EndpointSelect } from './EndpointSelect.tsx';
import css from './RouteForm.module.css';
import type { Navigation } from './use-navigation.ts';

interface RouteFormProps {
  readonly view: Screen;
  readonly navigation: Navigation;
}

export function RouteForm({ view, navigation }: RouteFormProps) {
  const { from, to, choose, swap, clear, navigate, stepFree, setStepFree } = navigation;
  const isEmpty = from.kind === 'none' && to.kind === 'none';
  const form = useRef<HTMLFormElement>(null);
  /** Clear disables its button, so the focus moves to the first field. */
  function clearAll(): void {
    clear();
    form.current?.querySelector('select')?.focus();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    navigate();
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit}>
      <EndpointSelect label="FROM" view={view} end={from} onChoose={(id) => choose('from', id)} />
      <Button className={css.swap} onClick={swap} disabled={isEmpty}>
        <Icon of={arrowLeftRightIcon} className={css.arrows} />
        Swap
      </Button>
      <EndpointSelect label="TO" view={view} end={to} onChoose={(id) => choose('to', id)} />
      <div className={css.actions}>
        <Button type="submit" tone="primary" className={css.navigate}>
          Navigate
        </Button>
        <Button onClick={clearAll} disabled={isEmpty}>
          <Icon of={xIcon} />
          Clear
        </Button>
      </div>
      <StepFreeSwitch checked={stepFree} onChange={setStepFree} />
    </form>
  );
}
