import { formatMetres, formatMinutes, type RouteSummary } from '@campusway/campus/directions';
import { classNames, StairsPictogram, StepFreePictogram } from '@campusway/ui-kit';
import css from './AnswerCards.module.css';
import type { Answers } from './use-journey.ts';

interface AnswerCardsProps {
  readonly answers: Answers;
  readonly stepFree: boolean;
  readonly onStepFree: (stepFree: boolean) => void;
}

/** Both answers side by side; the one that is chosen is the one on the map and in the words. */
export function AnswerCards({
  answers: { comparison, stepFree: rolling },
  stepFree,
  onStepFree,
}: AnswerCardsProps) {
  const { quickest, stepFree: level, same, text } = comparison;
  return (
    <section aria-label="Two ways" className={css.answers}>
      <div className={css.cards}>
        <button type="button" className={css.card} aria-pressed={!stepFree} onClick={() => onStepFree(false)}>
          <StairsPictogram className={css.pictogram} />
          <span className={css.name}>Quickest</span>
          <Figures summary={quickest} />
        </button>
        <button
          type="button"
          className={classNames(css.card, rolling.status !== 'found' && css.none)}
          aria-pressed={stepFree}
          onClick={() => onStepFree(true)}
        >
          <StepFreePictogram className={css.pictogram} />
          <span className={css.name}>Step-free</span>
          <Figures summary={level} />
        </button>
      </div>
      <p className={css.comparison}>{same ? 'The quickest way is step-free.' : text}</p>
    </section>
  );
}

function Figures({ summary }: { readonly summary: RouteSummary | undefined }) {
  if (!summary) return <span className={css.figures}>No way</span>;
  const { seconds, metres, climbs } = summary;
  const by = climbs.length > 0 ? `by ${climbs.join(' and ')}` : 'on the level';
  return (
    <>
      <span className={css.figures}>{formatMinutes(seconds)}</span>
      <span className={css.detail}>
        {formatMetres(metres)}, {by}
      </span>
    </>
  );
}
