import { paths } from '@campusway/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ShareBarProps } from '../../controls/ShareBar.tsx';
import { nameOfRoute, useRouteTitle } from '../../journey/use-route-title.ts';
import { JourneyPrint } from '../../print/JourneyPrint.tsx';
import { EndpointForm } from './form/JourneyForm.tsx';
import { FloorSwitch } from './map/FloorSwitch.tsx';
import { JourneyMap } from './map/JourneyMap.tsx';
import { JourneyDetails } from './sheet/JourneyDetails.tsx';
import { Peek } from './sheet/Peek.tsx';
import { Sheet } from './sheet/Sheet.tsx';
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
  const directions = useDirections(journey);
  const { from, to, route, steps, state, stepFree } = directions;
  useRouteTitle({ route, from, to });
  const path = paths.navigate({ ...journey.ends, stepFree });
  const shared = route && steps.length > 0 ? { title: nameOfRoute({ route, from, to }), path } : share;
  const isWalking = state.isWalking && steps.length > 0 && (state.step ?? 0) <= steps.length;
  return (
    <>
      <Sheet
        name="Route and directions"
        floating={<EndpointForm directions={directions} />}
        // An open form would cover the head of the sheet.
        onRaise={() => route && directions.setAsking(false)}
        peek={<Peek directions={directions}>{children}</Peek>}
        stage={
          <>
            <Suspense fallback={<div className="plan-picture" />}>
              <JourneyMap directions={directions} />
            </Suspense>
            <FloorSwitch directions={directions} />
          </>
        }
      >
        <JourneyDetails directions={directions} share={shared} />
      </Sheet>
      {route && isWalking && (
        <Suspense>
          <Guidance {...directions} route={route} />
        </Suspense>
      )}
      <JourneyPrint {...directions} path={path} />
    </>
  );
}
