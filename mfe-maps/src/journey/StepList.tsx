import { floorName, formatMetres, type Step } from '@campusway/campus/directions';
import css from './StepList.module.css';
import { StepSign } from './StepSign.tsx';

interface StepListProps {
  readonly steps: readonly Step[];
  /** Position of the step that the map shows. */
  readonly current: number;
  readonly onStep: (index: number) => void;
}

/** The way in words. It stands alone without the map; choosing a step moves the map to it. */
export function StepList({ steps, current, onStep }: StepListProps) {
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => {
        const before = steps[index - 1];
        const isNewFloor = !before || before.level !== step.level;
        return (
          // Steps of one route are told apart by where they begin and what they are.
          <li key={`${step.first}-${step.kind}`} className={css.item}>
            {isNewFloor && <p className={css.floor}>{nameOfFloor(step)}</p>}
            <button
              type="button"
              className={css.step}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              <StepSign step={step} />
              <span className={css.text}>{step.text}</span>
              {step.metres >= 1 && <span className={css.metres}>{formatMetres(step.metres)}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function nameOfFloor({ level }: Step): string {
  const name = floorName(level);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
