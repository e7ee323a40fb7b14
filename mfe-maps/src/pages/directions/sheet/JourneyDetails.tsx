import { titleOf } from '@campusway/campus';
import { formatMinutes, type RouteSummary, roundMinutes } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import {
  classNames,
  type Pictogram,
  PlanBoundary,
  pictogramOf,
  StairsPictogram,
  StepFreePictogram,
  styles,
  ThemeSwitch,
} from '@campusway/ui-kit';
import { useState } from 'react';
import controls from '../../../controls/route-controls.module.css';
import { ShareBar } from '../../../controls/ShareBar.tsx';
import { StepFreePart, StepFreeSwitch } from '../../../controls/StepFree.tsx';
import { StepSign } from '../../../controls/StepSign.tsx';
import { placeOf } from '../../../journey/find-endpoint.ts';
import { nameOfRoute } from '../../../journey/use-route-title.ts';
import { detailOf } from '../../../journey/words.ts';
import { ChipRow, WalkList } from '../../../map/category-chips/CategoryChips.tsx';
import { Legend } from '../../../map/plan/Legend.tsx';
import type { Directions } from '../use-directions.ts';
import type { Journey } from '../use-journey.ts';
import css from './JourneyDetails.module.css';
import { isPanel } from './Sheet.tsx';

/** The sheet below its first lines: both routes, the directions beside their step-free switch, what is nearby, the legend. */
export function JourneyDetails(directions: Directions) {
  const { from, to, route, steps, path, stepFree, setStepFree, category, floor } = directions;
  const [isOpen, setOpen] = useState(false);
  // Without a destination the sign of the start is shared instead of a route.
  const sign = to.kind === 'none' ? placeOf(from) : undefined;
  const share =
    route && steps.length > 0
      ? { title: nameOfRoute({ route, from, to }), path }
      : sign && { title: `You are here: ${sign.name}`, path: placePaths.here(sign.id) };
  return (
    <>
      <AnswerRows {...directions} />
      <section>
        <div className={styles.ends}>
          {route && <h2>Directions</h2>}
          <StepFreeSwitch checked={stepFree} onChange={setStepFree} isShort={route !== undefined} />
        </div>
        <StepList {...directions} />
      </section>
      <Barrier {...directions} />
      {route && (
        <details
          open={isOpen || category.chip !== undefined}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className={controls.summary}>Toilets, lifts and more nearby</summary>
          <div className={classNames(styles.stack, css.answers)}>
            <ChipRow category={category} />
            <WalkList category={category} />
          </div>
        </details>
      )}
      {share && <ShareBar {...share} />}
      <PlanBoundary floor={floor} isQuiet>
        <Legend level={floor} />
      </PlanBoundary>
      <div className={classNames(styles.stack, css.end)}>
        <ThemeSwitch />
        <p className={styles.detail}>{[college.facts.name, ...college.facts.attribution].join('. ')}</p>
      </div>
    </>
  );
}

/** Directions grouped by floor. A step moves the map to it; on a phone, where the list covers the map, walking begins there. */
function StepList({ steps, isStepping, current, act }: Directions) {
  const floors = steps.flatMap(({ level }, i) => (level === steps[i - 1]?.level ? [] : { level, first: i }));
  return floors.map(({ level, first }, floor) => (
    <section key={first}>
      <h3 className={css.floor}>{capitalised(titleOf(college.levels, level))}</h3>
      <ol className="plain-list" start={first + 1}>
        {steps.slice(first, floors[floor + 1]?.first).map((step, i) => (
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

type Answered = Pick<Directions, 'answers' | 'stepFree' | 'setStepFree' | 'rest'>;

/** The quickest and the step-free route in a line each, or one line when they are equal. The chosen one is shown. */
export function AnswerRows({ answers, stepFree, setStepFree, rest }: Answered) {
  if (!answers || answers.quickest.status === 'unreachable') return null;
  const { quickest, stepFree: level, same, apart, text } = answers.comparison;
  const [own, other] = apart ?? [];
  const isElsewhere = own !== undefined && other !== undefined && own.name !== other.name;
  if (isElsewhere && answers.choices.length > 0) return null;
  if (same && quickest)
    return (
      <section aria-label="The route" className={`tabular ${styles.lineButton} ${css.answer}`}>
        <StepFreePictogram />
        {figuresOf('Step-free', quickest)}
      </section>
    );
  // With equal minutes in both lines neither is the quickest.
  const isQuicker = !level || roundMinutes(quickest?.seconds ?? 0) < roundMinutes(level.seconds);
  const rows: readonly (readonly [string, Pictogram, RouteSummary | undefined])[] = [
    [
      isElsewhere ? own.name : isQuicker || !quickest?.hasSteps ? 'Quickest' : 'With steps',
      quickest?.hasSteps ? StairsPictogram : pictogramOf(own ?? answers.quickest.toPlace),
      quickest,
    ],
    [isElsewhere ? other.name : 'Step-free', StepFreePictogram, level],
  ];
  return (
    <section aria-label="Two routes" className={classNames(styles.stack, css.answers)}>
      <div>
        {rows.map(([name, Picture, summary], i) => (
          <button
            key={name}
            type="button"
            className={`tabular ${styles.lineButton} ${css.answer}`}
            aria-pressed={stepFree === (i === 1)}
            onClick={() => setStepFree(i === 1)}
          >
            <Picture />
            {rest && stepFree !== (i === 1)
              ? `${name}, from where you ended the walk`
              : figuresOf(name, summary)}
          </button>
        ))}
      </div>
      {isElsewhere && <p className={styles.detail}>{text}</p>}
    </section>
  );
}

/** Why there is no step-free route, unless the heading says it, and the part of it that there is. */
function Barrier({ answers, stepFree, act }: Pick<Journey, 'answers' | 'stepFree' | 'act'>) {
  if (answers?.quickest.status !== 'found' || answers.stepFree.status === 'found') return null;
  const part = answers.stepFree.stepFreePart;
  return (
    <section className={classNames(styles.stack, css.answers)}>
      {!stepFree && <p>{answers.comparison.text}</p>}
      <StepFreePart part={part} choose={(end, id) => act('choose', { [end]: id, stepFree: true })} />
    </section>
  );
}

/** `Step-free 3 minutes 180 m, by lift` */
function figuresOf(name: string, summary: RouteSummary | undefined) {
  return (
    <span>
      {name} <b>{summary ? formatMinutes(summary.seconds) : 'No route'}</b>
      {summary && <span className={styles.detail}> {detailOf(summary)}</span>}
    </span>
  );
}
