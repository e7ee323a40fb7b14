import { type PageProps, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { PlanBoundary } from '@campusway/ui-kit';
import { useEffect } from 'react';
import { floorsOf } from '../../journey/floor-of.ts';
import { useRouteTitle } from '../../journey/use-route-title.ts';
import { JourneyPrint } from '../../print/JourneyPrint.tsx';
import { EndpointForm } from './form/JourneyForm.tsx';
import { Guidance } from './guidance/Guidance.tsx';
import { FloorSwitch } from './map/FloorSwitch.tsx';
import { JourneyMap } from './map/JourneyMap.tsx';
import { JourneyDetails } from './sheet/JourneyDetails.tsx';
import { NoWay, Peek } from './sheet/Peek.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { useDirections } from './use-directions.ts';
import { useJourney } from './use-journey.ts';

/**
 * The map with the form, both routes and the directions; in reading order the map is last. `/navigate`: from any place to any
 * other, a link to a step opens with guidance; `/here/room-205`: page of the QR code beside a door, with the start filled in.
 */
export default function JourneyPage({ params: { place } }: PageProps) {
  const directions = useDirections(useJourney(place && findId(place)));
  const { route, steps, state, floor } = directions;
  useRouteTitle(directions);
  const isWalking = state.isWalking && steps.length > 0 && (state.step ?? 0) <= steps.length;
  // A route that is shown can be walked without a network.
  useEffect(() => {
    if (route) void Promise.allSettled(floorsOf(route.legs).map(college.loadPlan));
  }, [route]);
  return (
    <>
      <Sheet
        floating={<EndpointForm directions={directions} />}
        // An open form would cover the head of the sheet.
        onRaise={() => route && directions.setAsking(false)}
        peek={<Peek {...directions} />}
        stage={
          <>
            <PlanBoundary floor={floor}>
              <JourneyMap directions={directions} />
            </PlanBoundary>
            <FloorSwitch {...directions} />
          </>
        }
      >
        <JourneyDetails {...directions} />
      </Sheet>
      {route && isWalking && (
        <Guidance {...directions} route={route}>
          <NoWay {...directions} />
        </Guidance>
      )}
      <PlanBoundary floor={floor} isQuiet>
        <JourneyPrint {...directions} />
      </PlanBoundary>
    </>
  );
}

/** Reverses the replacement of dots in paths; other texts are resolved like in a link. */
function findId(text: string): string {
  const path = placePaths.here(text.toLowerCase());
  const own = college.findPlace(text) ?? college.places.find(({ id }) => placePaths.here(id) === path);
  return own?.id ?? text;
}
