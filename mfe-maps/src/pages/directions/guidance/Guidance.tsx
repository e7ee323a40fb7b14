import { titleOf } from '@campusway/campus';
import { formatMinutes, metresOf, type Step, stepsBeforeArrival } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { college, useClosures } from '@campusway/platform';
import {
  Button,
  chevronLeftIcon,
  chevronRightIcon,
  Icon,
  Notice,
  PlanBoundary,
  styles,
  useAfterLayout,
  useKeys,
  xIcon,
} from '@campusway/ui-kit';
import {
  type PointerEvent,
  type PropsWithChildren,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { StepSign } from '../../../controls/StepSign.tsx';
import { pageRouter } from '../../../journey/find-way.ts';
import type { Directions } from '../use-directions.ts';
import { Arrival, namesOf, PeopleThere } from './Arrival.tsx';
import css from './Guidance.module.css';
import { StepPicture } from './StepPicture.tsx';

type GuidanceFields = 'steps' | 'state' | 'stepFree' | 'act' | 'leave';
type GuidanceProps = PropsWithChildren<Pick<Directions, GuidanceFields> & { readonly route: CampusRoute }>;

const moves: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Full-screen guidance, one step at a time, for use on foot. The page below does not change until it is closed. Its children are at the arrival. */
export function Guidance({ route, steps, state, stepFree, act, leave, children }: GuidanceProps) {
  const at = state.step ?? 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const instruction = useId();
  const [aheadUp, setAheadUp] = useState(true);
  // A live region announces only what it gets later.
  const isOpen = useAfterLayout();
  useWakeLock();
  useClosures();
  useModal(dialog, at);
  const walked = useMemo(() => stepsBeforeArrival(steps), [steps]);
  const arrived = at >= walked.length;
  const step = arrived ? steps.at(-1) : walked[at];
  // Renders the text first, the picture later.
  const pictured = useDeferredValue(step);

  const move = (by: 1 | -1) => act('walkOn', by, walked.length);
  const close = () => act('stopWalking');
  const swipe = useSwipe(move);
  // Of the document: a button that a step disables or removes takes the focus with it.
  useKeys(({ key }) => moves[key] && move(moves[key]));

  /** Another way from a pin on the route, or from its start. */
  function reroute({ first }: Step): void {
    const pin = pageRouter().findPinBefore(route, first, stepFree);
    act('choose', { from: (pin ?? route.fromPlace).id, to: state.to });
  }

  if (!step || !pictured) return null;
  const left = steps.slice(at);
  const seconds = left.reduce((sum, step) => sum + step.seconds, 0);
  const [next, following] = [walked[at + 1], walked[walked.indexOf(pictured) + 1]];
  const [name, ...names] = namesOf(route.toPlace);
  const closed = pageRouter().explainClosed({ edges: route.edges.slice(step.first), stepFree });
  return (
    <dialog
      ref={dialog}
      className={`screen-only ${css.guidance}`}
      aria-label={`Walking to ${route.toPlace.name}`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={`${styles.ends} ${css.head}`}>
        <p role="status">
          {arrived && isOpen && <span className="visually-hidden">You have arrived. </span>}
          <span className={css.minutes}>{arrived ? name : `${formatMinutes(seconds)} left`}</span>
          {arrived && isOpen && <span className="visually-hidden">, {names.join(', ')}. </span>}
          <span className={`tabular ${styles.detail}`}>
            {arrived
              ? `${metresOf(steps)}\u00a0m walked`
              : `Step ${at + 1} of ${walked.length}, ${metresOf(left)}\u00a0m, ${titleOf(college.levels, step.level)}`}
          </span>
        </p>
        <Button tone="quiet" aria-label="End" onClick={close} icon={xIcon} />
      </div>
      <div className={css.picture} {...swipe}>
        <PlanBoundary floor={pictured.level}>
          <StepPicture {...{ route, aheadUp, step: pictured, next: arrived ? undefined : following }} />
        </PlanBoundary>
        <Button className={css.up} aria-pressed={aheadUp} onClick={() => setAheadUp(!aheadUp)}>
          Ahead is up
        </Button>
      </div>
      {arrived ? (
        <Arrival {...{ route, act, leave }} onBack={() => move(-1)}>
          <PlanBoundary floor={step.level} isQuiet>
            <PeopleThere place={route.toPlace} />
          </PlanBoundary>
          {children}
        </Arrival>
      ) : (
        <>
          <div className={css.words} aria-live="polite">
            <StepSign step={step} />
            <p id={instruction} className={css.text}>
              {step.text}
            </p>
            {closed ? (
              <div className={css.next}>
                <Notice tone="warning">
                  <p>{closed}</p>
                  <Button onClick={() => reroute(step)}>Find another way</Button>
                </Notice>
              </div>
            ) : (
              next && <p className={`${css.next} ${styles.soft}`}>Then: {next.text}</p>
            )}
          </div>
          <div className={`${styles.row} ${css.buttons}`}>
            <Button onClick={() => move(-1)} disabled={at === 0} icon={chevronLeftIcon}>
              Back
            </Button>
            {/* Described by the step, because a live region does not announce what it has from the start. */}
            <Button tone="primary" data-first="" aria-describedby={instruction} onClick={() => move(1)}>
              {next ? 'Next' : 'I have arrived'}
              <Icon of={chevronRightIcon} />
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

/**
 * Modal while it is rendered; the main button has the focus where a step takes away the focused one. Closing moves the focus
 * to the button that opens it, also where its address opened it.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, step: number): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      current?.close();
      const { activeElement, body } = document;
      if (activeElement === body || current?.contains(activeElement))
        document.querySelector<HTMLElement>('[data-opens-walking]')?.focus();
    };
  }, [dialog]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has other buttons
  useEffect(() => {
    if (dialog.current?.contains(document.activeElement)) return;
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [dialog, step]);
}

/** Keeps the screen on while mounted, where supported. A hidden page loses its lock. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    function request(): void {
      // Refused when the battery is low: the screen then dims as usual.
      lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    }
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      lock?.then((granted) => granted?.release());
    };
  }, []);
}

/** Minimum horizontal distance in CSS pixels. */
const minDistance = 48;

/** Handlers for swipes with one finger: left for the next step, right for the previous. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<PointerEvent>(undefined);
  return {
    onPointerDown(event: PointerEvent): void {
      start.current = event.isPrimary ? event : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      const { clientX: x = clientX, clientY: y = clientY } = start.current ?? {};
      start.current = undefined;
      const across = clientX - x;
      if (Math.abs(across) >= minDistance && Math.abs(across) > 2 * Math.abs(clientY - y))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
}
