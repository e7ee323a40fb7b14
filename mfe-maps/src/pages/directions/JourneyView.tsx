import { paths } from '@campusway/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ShareBarProps } from '../../controls/ShareBar.tsx';
import { nameOfRoute, useRouteTitle } from '../../journey/use-route-title.ts';
import { JourneyPrint } from '../../print/JourneyPrint.tsx';
import { ChooseOnMap } from './form/ChooseOnMap.tsx';
import { JourneyForm } from './form/JourneyForm.tsx';
import { FloorSwitch } from './map/FloorSwitch.tsx';
import { JourneyMap } from './map/JourneyMap.tsx';
import { JourneyDetails } from './sheet/JourneyDetails.tsx';
import { Peek } from './sheet/Peek.tsx';
import { isPanel, Sheet } from './sheet/Sheet.tsx';
import { useDirections } from './use-directions.ts';
import type { Journey } from './use-journey.ts';

const Guidance = lazy(() => import('./guidance/Guidance.tsx'));

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
  const { route, steps, current, goToStep } = directions;
  useRouteTitle(route);
  const path = paths.navigate({ ...journey.link, stepFree: journey.stepFree });
  const shared = route && steps.length > 0 ? { title: nameOfRoute(route), path } : share;

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
          <Peek directions={directions} onStart={start}>
            {children}
          </Peek>
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
        <JourneyDetails directions={directions} share={shared} />
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
