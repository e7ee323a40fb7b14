import { titleOf } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { StepSign } from '../route-controls/StepSign.tsx';
import css from './StepList.module.css';

interface StepListProps {
  readonly steps: readonly Step[];
  /** Position of the step that the map shows. */
  readonly current: number;
  readonly onStep: (index: number) => void;
}

/** The way in words, floor by floor. It stands alone without the map; choosing a step moves the map to it. */
export function StepList({ steps, current, onStep }: StepListProps) {
  return toFloors(steps).map((floor) => (
    <section key={floor.first}>
      <h3 className={css.floor}>{capitalised(titleOf(college.levels, floor.level))}</h3>
      <ol className={css.steps} start={floor.first + 1}>
        {floor.steps.map((step, i) => {
          const index = floor.first + i;
          return (
            // Steps of one route are told apart by where they begin and what they are.
            <li key={`${step.first}-${step.kind}`}>
              <button
                type="button"
                className={css.step}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onStep(index)}
              >
                <StepSign step={step} />
                <span className={css.text}>{step.text}</span>
                {step.figure && (
                  // The words have named it.
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
  /** Position of its first step. */
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
