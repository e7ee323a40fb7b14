import { titleOf } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { StepSign } from '../route-controls/StepSign.tsx';
import css from './StepList.module.css';
import type { Directions } from './use-directions.ts';

/** Directions grouped by floor. Choosing a step moves the map to it. */
export function StepList({ directions }: { readonly directions: Directions }) {
  const { steps, isStepping, current, goToStep } = directions;
  return toFloors(steps).map((floor) => (
    <section key={floor.first}>
      <h3 className={css.floor}>{capitalised(titleOf(college.levels, floor.level))}</h3>
      <ol className={css.steps} start={floor.first + 1}>
        {floor.steps.map((step, i) => {
          const index = floor.first + i;
          return (
            // Start node and kind identify a step of a route.
            <li key={`${step.first}-${step.kind}`}>
              <button
                type="button"
                className={css.step}
                aria-current={isStepping && index === current ? 'step' : undefined}
                onClick={() => goToStep(index)}
              >
                <StepSign step={step} />
                <span className={css.text}>{step.text}</span>
                {step.figure && (
                  // The text contains it too.
                  <span className={css.figure} aria-hidden="true">
                    {step.figure}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}

interface Floor {
  readonly level: number;
  /** Index of its first step. */
  readonly first: number;
  readonly steps: readonly Step[];
}

function toFloors(steps: readonly Step[]): readonly Floor[] {
  const floors: Floor[] = [];
  steps.forEach((step, index) => {
    const last = floors.at(-1);
    if (last?.level === step.level) floors[floors.length - 1] = { ...last, steps: [...last.steps, step] };
    else floors.push({ level: step.level, first: index, steps: [step] });
  });
  return floors;
}
