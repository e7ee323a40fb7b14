import { formatMetres, formatMinutes, type RouteSummary, roundMinutes } from '@campusway/campus/directions';
import { findOtherOffer } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import {
  Button,
  classNames,
  type Pictogram,
  pictogramOf,
  StairsPictogram,
  StepFreePictogram,
  styles,
  ThemeSwitch,
} from '@campusway/ui-kit';
import { Suspense, useState } from 'react';
import { ShareBar, type ShareBarProps } from '../../../controls/ShareBar.tsx';
import { StepFreePart, StepFreeSwitch } from '../../../controls/StepFree.tsx';
import { ChipRow } from '../../../map/category-chips/CategoryChips.tsx';
import { WalkList } from '../../../map/category-chips/WalkList.tsx';
import { Legend } from '../../../map/plan/Legend.tsx';
import type { Directions } from '../use-directions.ts';
import type { Journey } from '../use-journey.ts';
import css from './JourneyDetails.module.css';
import { StepList } from './StepList.tsx';

interface JourneyDetailsProps {
  readonly directions: Directions;
  readonly share: ShareBarProps | undefined;
}

/** The sheet below its first lines: the directions beside their step-free switch, both routes, what is nearby, the legend. */
export function JourneyDetails({ directions, share }: JourneyDetailsProps) {
  const { route, stepFree, setStepFree, category, floor } = directions;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section>
        <div className={css.title}>
          {route && <h2>Directions</h2>}
          <StepFreeSwitch checked={stepFree} onChange={setStepFree} isShort={route !== undefined} />
        </div>
        <StepList directions={directions} />
      </section>
      <AnswerCards journey={directions} />
      {route && (
        <details
          className={css.nearby}
          open={isOpen || category.chip !== undefined}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>Toilets, lifts and more nearby</summary>
          <div className={classNames(styles.stack, css.answers)}>
            <ChipRow chip={category.chip} onClick={category.click} />
            <WalkList category={category} floor={floor} stepFree={stepFree} />
          </div>
        </details>
      )}
      {share && <ShareBar {...share} />}
      <Suspense>
        <Legend level={floor} />
      </Suspense>
      <div className={classNames(styles.stack, css.end)}>
        <ThemeSwitch />
        <p className={styles.detail}>{[college.facts.name, ...college.facts.attribution].join('. ')}</p>
      </div>
    </>
  );
}

interface AnswerCardsProps {
  readonly journey: Pick<Journey, 'to' | 'answers' | 'stepFree' | 'setStepFree' | 'act'>;
}

/** The quickest and the step-free route side by side, or one card when they are equal. The chosen one is shown. */
export function AnswerCards({ journey }: AnswerCardsProps) {
  const { to, answers, stepFree, setStepFree, act } = journey;
  if (!answers || answers.quickest.status === 'unreachable') return null;
  const { quickest, stepFree: level, same, text } = answers.comparison;
  if (same && quickest)
    return (
      <section aria-label="The route" className={classNames(css.card, css.only)}>
        <StepFreePictogram />
        <span className={css.figures}>{formatMinutes(quickest.seconds)}, step-free</span>
        <span className={classNames(styles.detail, css.detail)}>{detailOf(quickest)}</span>
      </section>
    );
  // "Nearest toilet" leads to another one where the quickest is not accessible.
  const [goal, other] = [answers.quickest, answers.stepFree].map((answer) =>
    answer.status === 'found' ? answer.toPlace : undefined,
  );
  const isElsewhere = other !== undefined && goal?.name !== other.name;
  const isNearest = to.kind === 'target' && to.target.kind === 'nearest';
  const further = isNearest && goal ? findOtherOffer(goal, college.places) : undefined;
  const part = answers.stepFree.status === 'unreachable' ? answers.stepFree.stepFreePart : undefined;
  // With equal minutes on both cards neither is the quickest.
  const isQuicker = !level || roundMinutes(quickest?.seconds ?? 0) < roundMinutes(level.seconds);
  const cards: readonly (readonly [string, Pictogram, RouteSummary | undefined])[] = [
    [
      isElsewhere && goal ? goal.name : isQuicker || !quickest?.hasSteps ? 'Quickest' : 'With steps',
      quickest?.hasSteps || !goal ? StairsPictogram : pictogramOf(goal),
      quickest,
    ],
    [isElsewhere ? other.name : 'Step-free', StepFreePictogram, level],
  ];
  return (
    <section aria-label="Two routes" className={classNames(styles.stack, css.answers)}>
      <div className={css.cards}>
        {cards.map(([name, Picture, summary], i) => (
          <button
            key={name}
            type="button"
            className={css.card}
            aria-pressed={stepFree === (i === 1)}
            onClick={() => setStepFree(i === 1)}
          >
            <Picture />
            <span className={classNames(styles.detail, css.name)}>{name}</span>
            <span className={css.figures}>{summary ? formatMinutes(summary.seconds) : 'No route'}</span>
            {summary && <span className={classNames(styles.detail, css.detail)}>{detailOf(summary)}</span>}
          </button>
        ))}
      </div>
      <p className={level && styles.detail}>{text}</p>
      {further && (
        <Button className={css.part} onClick={() => act('choose', 'to', further.id)}>
          {further.name}
        </Button>
      )}
      <StepFreePart part={part} choose={(end, id) => act('choose', end, id, true)} className={css.part} />
    </section>
  );
}

/** `180 m, 4 stair steps`, `95 m, by lift`: `no steps` only without any. */
export function detailOf({ metres, how }: RouteSummary): string {
  return `${formatMetres(metres)}, ${how || 'no steps'}`;
}
