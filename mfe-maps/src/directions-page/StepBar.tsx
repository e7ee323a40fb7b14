import type { Step } from '@campusway/campus/directions';
import { Button, chevronLeftIcon, chevronRightIcon, Icon, xIcon } from '@campusway/ui-kit';
import { StepSign } from '../route-controls/StepSign.tsx';
import { nameOfRoute } from '../routing/use-route-title.ts';
import css from './JourneyView.module.css';
import type { Directions } from './use-directions.ts';

/** One step at a time, for use on foot. */
export function StepBar({ directions, step }: { readonly directions: Directions; readonly step: Step }) {
  const { route, steps, current, goToStep, leave } = directions;
  return (
    <>
      <h1 className="visually-hidden">{route && nameOfRoute(route)}</h1>
      <section className={css.bar} aria-label="One step at a time">
        <StepSign step={step} className={css.sign} />
        <p>
          <span>
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
    </>
  );
}
