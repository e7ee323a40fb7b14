import { college } from '@campusway/platform';
import { ThemeSwitch } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { ChipRow } from '../category-chips/ChipRow.tsx';
import { WalkList } from '../category-chips/WalkList.tsx';
import { FloorLegend } from '../plan/Legend.tsx';
import { StepFreeSwitch } from '../route-controls/StepFree.tsx';
import { ShareBar, type ShareBarProps } from '../sharing/ShareBar.tsx';
import { AnswerCards } from './AnswerCards.tsx';
import css from './JourneyDetails.module.css';
import { StepList } from './StepList.tsx';
import type { Directions } from './use-directions.ts';

interface JourneyDetailsProps {
  readonly directions: Directions;
  readonly share: ShareBarProps | undefined;
}

/** The sheet below its first lines: both routes, the directions, the legend. */
export function JourneyDetails({ directions, share }: JourneyDetailsProps) {
  const { route, steps, stepFree, setStepFree, category, floor } = directions;
  return (
    <>
      <StepFreeSwitch checked={stepFree} onChange={setStepFree} />
      <AnswerCards journey={directions} />
      {route && (
        <div className={css.answers}>
          <ChipRow chip={category.chip} onPress={category.press} />
          <WalkList category={category} floor={floor} stepFree={stepFree} />
        </div>
      )}
      {steps.length > 0 && (
        <section>
          <h2>Directions</h2>
          <StepList directions={directions} />
        </section>
      )}
      {share && <ShareBar {...share} />}
      <Suspense>
        <FloorLegend level={floor} />
      </Suspense>
      <div className={css.end}>
        <ThemeSwitch />
        <p>{[college.facts.name, ...college.facts.attribution].join('. ')}</p>
      </div>
    </>
  );
}
