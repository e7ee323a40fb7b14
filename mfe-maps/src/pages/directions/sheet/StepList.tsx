import { titleOf } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { Button, chevronLeftIcon, chevronRightIcon, Icon, styles, xIcon } from '@campusway/ui-kit';
import { StepSign } from '../../../controls/StepSign.tsx';
import { nameOfRoute } from '../../../journey/use-route-title.ts';
import type { Directions } from '../use-directions.ts';
import css from './JourneyDetails.module.css';
import bar from './Peek.module.css';

/** Directions grouped by floor. Choosing a step moves the map to it. */
export function StepList({ directions }: { readonly directions: Directions }) {
  const { steps, isStepping, current, goToStep } = directions;
  return toFloors(steps).map(({ level, first, steps: own }) => (
    <section key={first}>
      <h3 className={css.floor}>{capitalised(titleOf(college.levels, level))}</h3>
      <ol className="plain-list" start={first + 1}>
        {own.map((step, i) => (
          // Start node and kind identify a step of a route.
          <li key={`${step.first}-${step.kind}`}>
            <button
              type="button"
              className={css.step}
              aria-current={isStepping && first + i === current ? 'step' : undefined}
              onClick={() => goToStep(first + i)}
            >
              <StepSign step={step} />
              <span className={css.text}>{step.text}</span>
              {step.figure && (
                // The text contains it too.
                <span className={`${styles.detail} ${css.figure}`} aria-hidden="true">
                  {step.figure}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  ));
}

interface Floor {
  readonly level: number;
  /** Index of its first step. */
  readonly first: number;
  readonly steps: Step[];
}

function toFloors(steps: readonly Step[]): readonly Floor[] {
  const floors: Floor[] = [];
  steps.forEach((step, first) => {
    const last = floors.at(-1);
    if (last?.level === step.level) last.steps.push(step);
    else floors.push({ level: step.level, first, steps: [step] });
  });
  return floors;
}

/** One step at a time, for use on foot. */
export function StepBar({ directions, step }: { readonly directions: Directions; readonly step: Step }) {
  const { route, steps, current, goToStep, leave } = directions;
  return (
    <>
      <h1 className="visually-hidden">{route && nameOfRoute(route)}</h1>
      <section className={bar.bar} aria-label="One step at a time">
        <StepSign step={step} className={bar.sign} />
        <p>
          <span className={`tabular ${styles.detail}`}>
            Step {current + 1} of {steps.length}
          </span>{' '}
          {step.text}
        </p>
        <Button tone="quiet" className={bar.leave} onClick={leave} aria-label="Whole route">
          <Icon of={xIcon} />
        </Button>
        <div className={bar.buttons}>
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
