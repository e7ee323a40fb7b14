import { titleOf } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import { StepSign } from '../../../controls/StepSign.tsx';
import type { Directions } from '../use-directions.ts';
import css from './JourneyDetails.module.css';
import { isPanel } from './Sheet.tsx';

/** Directions grouped by floor. A step moves the map to it; on a phone, where the list covers the map, walking begins there. */
export function StepList({ directions }: { readonly directions: Directions }) {
  const { steps, isStepping, current, act } = directions;
  return toFloors(steps).map(({ level, first, steps: own }) => (
    <section key={first}>
      <h3 className={css.floor}>{capitalised(titleOf(college.levels, level))}</h3>
      <ol className="plain-list" start={first + 1}>
        {own.map((step, i) => (
          // Start node and kind identify a step of a route.
          <li key={`${step.first}-${step.kind}`}>
            <button
              type="button"
              className={`${styles.lineButton} ${css.step}`}
              aria-current={isStepping && first + i === current ? 'step' : undefined}
              onClick={() => act(isPanel() ? 'showStep' : 'walk', first + i)}
            >
              <StepSign step={step} />
              <span className={css.text}>{step.text}</span>
              {step.figure && (
                // The text contains it too.
                <span className={`tabular ${styles.detail} ${css.figure}`} aria-hidden="true">
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
