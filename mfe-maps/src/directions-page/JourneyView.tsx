import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { Button, footprintsIcon, Icon, Skeleton } from '@campusway/ui-kit';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { FloorLegend } from '../plan-layers/FloorLegend.tsx';
import { PrintSheet } from '../print/PrintSheet.tsx';
import { floorOf, floorsOf } from '../routing/floor-of.ts';
import { useRouteTitle } from '../routing/use-route-title.ts';
import { ShareBar, type ShareBarProps } from '../sharing/ShareBar.tsx';
import { AnswerCards } from './AnswerCards.tsx';
import { FloorSwitch } from './FloorSwitch.tsx';
import { FullScreen } from './FullScreen.tsx';
import { JourneyForm } from './JourneyForm.tsx';
import { JourneyMap } from './JourneyMap.tsx';
import { JourneyMessages } from './JourneyMessages.tsx';
import css from './JourneyView.module.css';
import { StepBar } from './StepBar.tsx';
import { StepList } from './StepList.tsx';
import type { Journey } from './use-journey.ts';
import { usePlaceInRoute } from './use-place-in-route.ts';

const Going = lazy(() => import('../going/Going.tsx'));

interface JourneyViewProps {
  readonly journey: Journey;
  /** What is shared and printed while there is no way yet. */
  readonly share?: ShareBarProps | undefined;
  /** The page's heading. */
  readonly children: ReactNode;
}

/** Form, both answers and the words on one side, the map on the other; read in this order. */
export function JourneyView({ journey, share, children }: JourneyViewProps) {
  const { from, to, result, steps, stepFree, choose, swap, link } = journey;
  const [isGoing, setIsGoing] = useState(false);
  const firstPlace = from.kind === 'target' && from.target.kind === 'place' ? from.target.place : undefined;
  const { moved, current, goToStep, floor, goToFloor } = usePlaceInRoute(
    steps,
    floorOf(firstPlace?.level ?? 0),
  );
  const step = steps[current];
  const before = steps[current - 1];
  const opensFloor = !step || !before || floorOf(before.level) !== floorOf(step.level);
  const route = result?.status === 'found' ? result : undefined;
  useRouteTitle(route);
  const map = useRef<HTMLDivElement>(null);
  /** On a phone the map may be out of sight when a step is chosen. */
  function showStep(index: number): void {
    goToStep(index);
    map.current?.scrollIntoView({ block: 'nearest' });
  }
  const title = route
    ? `${route.fromPlace.name} to ${route.toPlace.name}`
    : `${college.facts.siteTitle} directions`;

  return (
    <div className={`page ${css.page}`} data-has-way={route ? '' : undefined}>
      <div className={`screen-only ${css.ask}`}>
        {children}
        <JourneyForm journey={journey} />
        <JourneyMessages
          journey={journey}
          step={moved && step ? `Step ${current + 1}. ${step.text}` : undefined}
        />
        <AnswerCards journey={journey} />
      </div>
      {steps.length === 0 && share && (
        <div className={`screen-only ${css.words}`}>
          <ShareBar {...share} />
        </div>
      )}
      {steps.length > 0 && (
        <div className={`screen-only ${css.words}`}>
          <h2>Directions</h2>
          <Button tone="primary" onClick={() => setIsGoing(true)}>
            <Icon of={footprintsIcon} />
            Start walking
          </Button>
          <StepList steps={steps} current={current} onStep={showStep} />
          <ShareBar title={title} path={paths.navigate({ ...link, stepFree })} />
        </div>
      )}
      <div className={`screen-only ${css.map}`} ref={map}>
        <FullScreen
          controls={
            <FloorSwitch
              floor={floor}
              near={step?.level ?? firstPlace?.level ?? floor}
              used={route ? floorsOf(route.legs) : []}
              onFloor={goToFloor}
            />
          }
          below={<StepBar steps={steps} current={current} onStep={showStep} />}
        >
          <Suspense fallback={<Skeleton className={css.loading} />}>
            <JourneyMap
              from={from}
              to={to}
              stepFree={stepFree}
              result={result}
              step={step}
              opensFloor={opensFloor}
              floor={floor}
              onFloor={goToFloor}
              onChoose={choose}
            />
          </Suspense>
        </FullScreen>
        <Suspense>
          <FloorLegend level={floor} />
        </Suspense>
      </div>
      {isGoing && route && (
        <Suspense>
          <Going
            route={route}
            steps={steps}
            current={current}
            onStep={goToStep}
            onReturn={swap}
            onClose={() => setIsGoing(false)}
          />
        </Suspense>
      )}
      {route && <PrintSheet route={route} steps={steps} path={paths.navigate({ ...link, stepFree })} />}
    </div>
  );
}
