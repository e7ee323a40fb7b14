import { formatMetres, formatMinutes, type Step } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { Button, chevronLeftIcon, chevronRightIcon, Icon, Skeleton, styles, xIcon } from '@campusway/ui-kit';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { StepSign } from '../../../controls/StepSign.tsx';
import { Arrival } from './Arrival.tsx';
import css from './Guidance.module.css';
import { StepPicture } from './StepPicture.tsx';
import { useSwipe } from './use-swipe.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface GuidanceProps {
  readonly route: CampusRoute;
  readonly steps: readonly Step[];
  /** Index of the first step. */
  readonly first: number;
  /** Requests the route back; called after closing. */
  readonly onReturn: () => void;
  readonly onClose: (current: number) => void;
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Full-screen guidance, one step at a time, for use on foot. The page below does not change until it is closed.
 */
export default function Guidance({ route, steps, first, onReturn, onClose }: GuidanceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(first);
  const [arrived, setArrived] = useState(false);
  const [aheadUp, setAheadUp] = useState(true);
  useWakeLock();
  useEffect(() => dialog.current?.showModal(), []);
  const step = steps[current];
  // Renders the text first, the picture later.
  const pictured = useDeferredValue(step);

  function move(by: 1 | -1): void {
    const next = arrived ? steps.length + by : current + by;
    setArrived(next >= steps.length);
    if (steps[next]) setCurrent(next);
  }
  const swipe = useSwipe(move);

  if (!step || !pictured) return null;
  const left = steps.slice(current);
  const next = steps[current + 1];
  return (
    <dialog
      ref={dialog}
      className={css.guidance}
      aria-label={`Walking to ${route.toPlace.name}`}
      onClose={({ currentTarget }) => (currentTarget.returnValue ? onReturn() : onClose(current))}
      onKeyDown={({ key }) => moves[key] && move(moves[key])}
    >
      <div className={css.head}>
        <p role="status">
          <span className={css.minutes}>
            {arrived ? route.toPlace.name : `${formatMinutes(total(left, 'seconds'))} left`}
          </span>
          <span className={`tabular ${styles.detail}`}>
            {arrived
              ? `${formatMetres(total(steps, 'metres'))} walked`
              : `Step ${current + 1} of ${steps.length}, ${formatMetres(total(left, 'metres'))}`}
          </span>
        </p>
        <Button tone="quiet" aria-label="End" onClick={() => dialog.current?.close()}>
          <Icon of={xIcon} />
        </Button>
      </div>
      {arrived ? (
        <Arrival
          route={route}
          onBack={() => move(-1)}
          onReturn={() => dialog.current?.close('return')}
          onClose={() => dialog.current?.close()}
        />
      ) : (
        <>
          <div className={css.picture} {...swipe}>
            <Suspense fallback={<Skeleton className={css.canvas} />}>
              <StepPicture route={route} step={pictured} aheadUp={aheadUp} />
            </Suspense>
            <Button className={css.up} aria-pressed={aheadUp} onClick={() => setAheadUp(!aheadUp)}>
              Ahead is up
            </Button>
          </div>
          <div className={css.words} aria-live="polite">
            <StepSign step={step} />
            <p className={css.text}>{step.text}</p>
            {next && <p className={`${css.next} ${styles.soft}`}>Then: {next.text}</p>}
          </div>
          <div className={css.buttons}>
            <Button onClick={() => move(-1)} disabled={current === 0}>
              <Icon of={chevronLeftIcon} />
              Back
            </Button>
            <Button tone="primary" onClick={() => move(1)}>
              {next ? 'Next' : 'I have arrived'}
              <Icon of={chevronRightIcon} />
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

function total(steps: readonly Step[], what: 'metres' | 'seconds'): number {
  return steps.reduce((sum, step) => sum + step[what], 0);
}
