import type { Step } from '@campusway/campus/directions';
import { Button } from '@campusway/ui-kit';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import css from './StepBar.module.css';

interface StepBarProps {
  readonly steps: readonly Step[];
  readonly current: number;
  readonly onStep: (index: number) => void;
}

/** One step at a time below the map, for somebody who is walking; each is announced as it comes. */
export function StepBar({ steps, current, onStep }: StepBarProps) {
  const step = steps[current];
  if (!step) return null;
  return (
    <section className={css.bar} aria-label="One step at a time">
      <Button onClick={() => onStep(current - 1)} disabled={current === 0} aria-label="Previous step">
        <ChevronLeft />
      </Button>
      <p role="status" className={css.text}>
        <span className={css.count}>
          Step {current + 1} of {steps.length}
        </span>{' '}
        {step.text}
      </p>
      <Button
        onClick={() => onStep(current + 1)}
        disabled={current === steps.length - 1}
        aria-label="Next step"
      >
        <ChevronRight />
      </Button>
    </section>
  );
}
