import { type PageProps, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useKeys } from '@campusway/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useRouteTitle } from '../../journey/use-route-title.ts';
import { JourneyPrint } from '../../print/JourneyPrint.tsx';
import { EndpointForm } from './form/JourneyForm.tsx';
import { FloorSwitch } from './map/FloorSwitch.tsx';
import { JourneyMap } from './map/JourneyMap.tsx';
import { JourneyDetails } from './sheet/JourneyDetails.tsx';
import { NoWay, Peek } from './sheet/Peek.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { useDirections } from './use-directions.ts';
import { useJourney } from './use-journey.ts';

const Guidance = lazy(() => import('./guidance/Guidance.tsx'));

/**
 * The map with the form, both routes and the directions; in reading order the map is last. `/navigate`: from any place to any
 * other, a link to a step opens with guidance; `/here/room-205`: page of the QR code beside a door, with the start filled in.
 */
export default function JourneyPage({ params: { place } }: PageProps) {
  const directions = useDirections(useJourney(place && findId(place)));
  const { route, steps, state, act } = directions;
  useRouteTitle(directions);
  const isWalking = state.isWalking && steps.length > 0 && (state.step ?? 0) <= steps.length;
  const guidance = route && isWalking && (
    <Guidance {...directions} route={route}>
      <NoWay {...directions} />
    </Guidance>
  );
  const [opensWalking] = useState(isWalking);
  // Also before guidance has loaded.
  useKeys(({ key }) => key === 'Escape' && act('stopWalking'), isWalking);
  return (
    <>
      <Sheet
        floating={<EndpointForm directions={directions} />}
        // An open form would cover the head of the sheet.
        onRaise={() => route && directions.setAsking(false)}
        peek={<Peek {...directions} />}
        stage={
          <>
            <Suspense fallback={<div className="plan-picture" />}>
              <JourneyMap directions={directions} />
            </Suspense>
            <FloorSwitch {...directions} />
          </>
        }
      >
        <JourneyDetails {...directions} />
      </Sheet>
      {opensWalking ? guidance : <Suspense>{guidance}</Suspense>}
      <JourneyPrint {...directions} />
    </>
  );
}

/** Reverses the replacement of dots in paths; other texts are resolved like in a link. */
function findId(text: string): string {
  const path = placePaths.here(text.toLowerCase());
  const own = college.findPlace(text) ?? college.places.find(({ id }) => placePaths.here(id) === path);
  return own?.id ?? text;
}
