import { formatMetres, formatMinutes, type RouteSummary } from '@campusway/campus/directions';
import { classNames, StairsPictogram, StepFreePictogram } from '@campusway/ui-kit';
import { StepFreePart } from '../route-controls/StepFreePart.tsx';
import css from './AnswerCards.module.css';
import type { Journey } from './use-journey.ts';

/** The quickest and the step-free route side by side, or one card when they are equal. The chosen one is shown. */
export function AnswerCards({ journey }: { readonly journey: Journey }) {
  const { answers, stepFree, setStepFree, choose } = journey;
  if (!answers || answers.quickest.status === 'unreachable') return null;
  const { quickest, stepFree: level, same, text } = answers.comparison;
  if (same && quickest)
    return (
      <section aria-label="The route" className={classNames(css.card, css.only)}>
        <StepFreePictogram className={css.pictogram} />
        <span className={css.figures}>{formatMinutes(quickest.seconds)}, step-free</span>
        <span className={css.detail}>{detailOf(quickest)}</span>
      </section>
    );
  const part = answers.stepFree.status === 'unreachable' ? answers.stepFree.stepFreePart : undefined;
  return (
    <section aria-label="Two routes" className={css.answers}>
      <div className={css.cards}>
        <button
          type="button"
          className={css.card}
          aria-pressed={!stepFree}
          onClick={() => setStepFree(false)}
        >
          <StairsPictogram className={css.pictogram} />
          <span className={css.name}>Quickest</span>
          <Figures summary={quickest} />
        </button>
        <button
          type="button"
          className={classNames(css.card, !level && css.none)}
          aria-pressed={stepFree}
          onClick={() => setStepFree(true)}
        >
          <StepFreePictogram className={css.pictogram} />
          <span className={css.name}>Step-free</span>
          <Figures summary={level} />
        </button>
      </div>
      <p className={level ? css.comparison : css.barrier}>{text}</p>
      <StepFreePart part={part} choose={(end, id) => choose(end, id, true)} className={css.part} />
    </section>
  );
}

function Figures({ summary }: { readonly summary: RouteSummary | undefined }) {
  if (!summary) return <span className={css.figures}>No route</span>;
  return (
    <>
      <span className={css.figures}>{formatMinutes(summary.seconds)}</span>
      <span className={css.detail}>{detailOf(summary)}</span>
    </>
  );
}

/** `180 m, 4 steps`, `95 m, by lift`: `no steps` only without any steps. */
function detailOf({ metres, climbs, steps }: RouteSummary): string {
  const by = climbs.length > 0 ? [`by ${climbs.join(' and ')}`] : [];
  const how = [...by, ...(steps ? [steps] : [])];
  return [formatMetres(metres), ...(how.length > 0 ? how : ['no steps'])].join(', ');
}
