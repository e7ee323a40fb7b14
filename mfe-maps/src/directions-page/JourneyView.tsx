import { isolated } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isPanel, Sheet } from '../bottom-sheet/Sheet.tsx';
import { useRouteTitle } from '../routing/use-route-title.ts';
import { ShareBar, type ShareBarProps } from '../sharing/ShareBar.tsx';
import { ChooseOnMap } from './ChooseOnMap.tsx';
import { FloorSwitch } from './FloorSwitch.tsx';
import { JourneyDetails } from './JourneyDetails.tsx';
import { JourneyForm } from './JourneyForm.tsx';
import { JourneyMap } from './JourneyMap.tsx';
import { JourneyMessages } from './JourneyMessages.tsx';
import { JourneyPrint } from './JourneyPrint.tsx';
import css from './JourneyView.module.css';
import { Peek } from './Peek.tsx';
import { StepBar } from './StepBar.tsx';
import { useDirections } from './use-directions.ts';
import type { Journey } from './use-journey.ts';

const Guidance = lazy(() => import('../guidance/Guidance.tsx'));

interface JourneyViewProps {
  readonly journey: Journey;
  /** Link for sharing while there is no route. */
  readonly share?: ShareBarProps | undefined;
  /** The page's heading, without a route and a destination. */
  readonly children: ReactNode;
}

/** The map with the form, both routes and the directions; in reading order the map is last. */
export function JourneyView({ journey, share, children }: JourneyViewProps) {
  const [isGuiding, setIsGuiding] = useState(false);
  const directions = useDirections(journey);
  const { route, steps, isStepping, current, goToStep } = directions;
  useRouteTitle(route);
  const title = route
    ? `${isolated(route.fromPlace.name)} to ${isolated(route.toPlace.name)}`
    : `${college.facts.siteTitle} directions`;
  const path = paths.navigate({ ...journey.link, stepFree: journey.stepFree });

  /** In a wide window the step is shown beside the map; on a phone it fills the screen. */
  function start(): void {
    if (isPanel()) goToStep(current);
    else setIsGuiding(true);
  }

  return (
    <>
      <Sheet
        name="Route and directions"
        floating={
          directions.choosing ? (
            <ChooseOnMap end={directions.choosing} onCancel={() => directions.setChoosing(undefined)} />
          ) : (
            <JourneyForm directions={directions} />
          )
        }
        peek={
          <div className={css.peek}>
            {isStepping && directions.step ? (
              <>
                <h1 className="visually-hidden">{title}</h1>
                <StepBar directions={directions} />
              </>
            ) : (
              <Peek journey={journey} onStart={start} onAsk={() => directions.setAsking(true)}>
                {children}
              </Peek>
            )}
            <JourneyMessages directions={directions} />
          </div>
        }
        stage={
          <>
            <Suspense fallback={<div />}>
              <JourneyMap directions={directions} />
            </Suspense>
            <FloorSwitch directions={directions} />
          </>
        }
      >
        <JourneyDetails directions={directions}>
          {steps.length > 0 ? <ShareBar title={title} path={path} /> : share && <ShareBar {...share} />}
        </JourneyDetails>
      </Sheet>
      {isGuiding && route && (
        <Suspense>
          <Guidance
            route={route}
            steps={steps}
            first={current}
            onReturn={() => {
              setIsGuiding(false);
              journey.swap();
            }}
            onClose={(last) => {
              setIsGuiding(false);
              goToStep(last);
            }}
          />
        </Suspense>
      )}
      <JourneyPrint directions={directions} path={path} />
    </>
  );
}
