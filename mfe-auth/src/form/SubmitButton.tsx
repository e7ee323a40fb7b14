import { Button, type ButtonTone, VisuallyHidden } from '@campusway/ui-kit';
import css from './SubmitButton.module.css';
import type { FormState } from './use-form.ts';

interface SubmitButtonProps {
  readonly phase: FormState<string>['phase'];
  readonly children: string;
  /** Label while the form is sent: 'Logging in'. */
  readonly busy: string;
  readonly tone?: ButtonTone;
}

/** Stays focusable while the form is sent, which `disabled` would not. */
export function SubmitButton({ phase, children, busy, tone = 'primary' }: SubmitButtonProps) {
  const isBusy = phase !== 'idle';
  return (
    <div className={css.submit}>
      <Button type="submit" tone={tone} aria-disabled={isBusy || undefined}>
        {isBusy ? `${busy} …` : children}
      </Button>
      <span role="status">{isBusy && <VisuallyHidden>{busy}</VisuallyHidden>}</span>
    </div>
  );
}
