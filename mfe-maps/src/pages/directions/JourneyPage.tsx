import { type PageProps, paths, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ClosedNote, PageHeader, SignCode, styles } from '@campusway/ui-kit';
import { lazy, Suspense } from 'react';
import { type Endpoint, placeOf } from '../../journey/find-endpoint.ts';
import { commonName, nameOfRoute, useRouteTitle } from '../../journey/use-route-title.ts';
import { JourneyPrint } from '../../print/JourneyPrint.tsx';
import { EndpointForm } from './form/JourneyForm.tsx';
import { introOf } from './intro.ts';
import { FloorSwitch } from './map/FloorSwitch.tsx';
import { JourneyMap } from './map/JourneyMap.tsx';
import { JourneyDetails } from './sheet/JourneyDetails.tsx';
import css from './sheet/Peek.module.css';
import { Peek } from './sheet/Peek.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { useDirections } from './use-directions.ts';
import { useJourney } from './use-journey.ts';

const Guidance = lazy(() => import('./guidance/Guidance.tsx'));

/**
 * The map with the form, both routes and the directions; in reading order the map is last. `/navigate`: from any place of
 * the campus to any other; `/here/room-205`: page of the QR code beside a door, with the start filled in.
 */
export default function JourneyPage({ params: { place } }: PageProps) {
  const directions = useDirections(useJourney(place && findId(place)));
  const { from, to, route, steps, state, stepFree, ends } = directions;
  useRouteTitle({ route, from, to });
  const path = paths.navigate({ ...ends, stepFree });
  // Without a destination the page of a door shares and prints its sign instead of a route.
  const sign = place && to.kind === 'none' ? placeOf(from) : undefined;
  const share =
    route && steps.length > 0
      ? { title: nameOfRoute({ route, from, to }), path }
      : sign && { title: `You are here: ${sign.name}`, path: placePaths.here(sign.id) };
  const isWalking = state.isWalking && steps.length > 0 && (state.step ?? 0) <= steps.length;
  return (
    <>
      <Sheet
        name="Route and directions"
        floating={<EndpointForm directions={directions} />}
        // An open form would cover the head of the sheet.
        onRaise={() => route && directions.setAsking(false)}
        peek={
          <Peek directions={directions}>
            {place ? <SignHeader from={from} /> : <PageHeader {...introOf(from, to)} />}
          </Peek>
        }
        stage={
          <>
            <Suspense fallback={<div className="plan-picture" />}>
              <JourneyMap directions={directions} />
            </Suspense>
            <FloorSwitch directions={directions} />
          </>
        }
      >
        <JourneyDetails directions={directions} share={share} />
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

/** Reverses the replacement of dots in paths; other texts are resolved like in a link. */
function findId(text: string): string {
  const path = placePaths.here(text.toLowerCase());
  const own = college.findPlace(text) ?? college.places.find(({ id }) => placePaths.here(id) === path);
  return own?.id ?? text;
}

/** Heading of the page of a door without a destination. */
function SignHeader({ from }: { readonly from: Endpoint }) {
  const place = placeOf(from);
  return (
    <header className={css.head}>
      <h1>
        {place ? 'You are here' : 'Where are you?'}
        {place?.code && (
          <>
            : <SignCode size="medium">{place.code}</SignCode>
          </>
        )}
      </h1>
      <p className={styles.soft}>
        {place
          ? `${commonName(place)}. Where do you want to go?`
          : 'Choose where you are, then where you want to go.'}
      </p>
      <ClosedNote place={place} />
    </header>
  );
}
