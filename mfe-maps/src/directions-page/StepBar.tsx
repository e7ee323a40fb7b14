import { Button, chevronLeftIcon, chevronRightIcon, Icon, xIcon } from '@campusway/ui-kit';
import { StepSign } from '../route-controls/StepSign.tsx';
import css from './StepBar.module.css';
import type { Directions } from './use-directions.ts';

/** One step at a time, for use on foot. */
export function StepBar({ directions }: { readonly directions: Directions }) {
  const { steps, step, current, goToStep, leave } = directions;
  if (!step) return null;
  return (
    <section className={css.bar} aria-label="One step at a time">
      <StepSign step={step} className={css.sign} />
      <p className={css.text}>
        <span className={css.count}>
          Step {current + 1} of {steps.length}
        </span>{' '}
        {step.text}
      </p>
      <Button tone="quiet" className={css.leave} onClick={leave} aria-label="Whole route">
        <Icon of={xIcon} />
      </Button>
      <div className={css.buttons}>
        <Button onClick={() => goToStep(current - 1)} disabled={current === 0} aria-label="Previous step">
          <Icon of={chevronLeftIcon} />
          Previous
        </Button>
        <Button
          tone="primary"
          onClick={() => goToStep(current + 1)}
          disabled={current === steps.length - 1}
          aria-label="Next step"
        >
          Next
          <Icon of={chevronRightIcon} />
        </Button>
      </div>
    </section>
  );
}
