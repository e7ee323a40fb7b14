import { onLevel, otherCampuses, outdoors, type Screen } from '@campusway/campus';
import { type PageProps, paths, placePaths } from '@campusway/contract';
import { college, Link, usePageIdle } from '@campusway/platform';
import {
  footprintsIcon,
  Icon,
  Notice,
  OptionLink,
  once,
  PageHeader,
  styles,
  useAfterLayout,
  useFirstTouch,
  useLazyValue,
} from '@campusway/ui-kit';
import { lazy, Suspense } from 'react';
import { EndpointMessages } from '../../controls/EndpointMessages.tsx';
import controls from '../../controls/route-controls.module.css';
import { StepFreePart, StepFreeSwitch } from '../../controls/StepFree.tsx';
import { placeOf, usePlacesOf } from '../../journey/find-endpoint.ts';
import { nameOfRoute, useRouteTitle } from '../../journey/use-route-title.ts';
import { RouteForm } from './RouteForm.tsx';
import css from './screen-page.module.css';
import { type Navigation, useNavigation } from './use-navigation.ts';

const NavigationPlan = lazy(() => import('./NavigationPlan.tsx'));
const loadPaper = once(() => import('../../print/FloorPrint.tsx'));

/** Every navigation screen of the site: FROM, TO, Navigate, and the plan with the route; links worded as specified. */
export default function NavigationPage({ params }: PageProps) {
  const screen = college.getScreen(params.screen ?? '');
  const navigation = useNavigation(screen);
  const { from, to, route, tools, wholeCampus, keep } = navigation;
  useRouteTitle({ route, from, to });
  const title = route && nameOfRoute({ route, from, to });
  // The form does not wait for the map, which on a phone comes with the first touch: the picture of a floor has names.
  const isLaidOut = useAfterLayout();
  const end = placeOf(to);
  const isFloor = screen.level !== outdoors;
  const hasMap = useFirstTouch(isFloor && !placeOf(from) && !end);
  // Loaded after the map. Rooms are on paper only after a plan without a destination.
  const isPrinted = usePageIdle() && hasMap && !route;
  const print = useLazyValue(loadPaper, isPrinted ? screen.id : null);
  const paper = <Suspense>{isPrinted && print && <print.ScreenPrint screen={screen} to={end} />}</Suspense>;
  // biome-ignore lint/a11y/noStaticElementInteractions: the map that follows is interactive
  // biome-ignore lint/a11y/useKeyWithClickEvents: the map that follows takes the keyboard
  const picture = <div className={`bleed plan-picture ${css.picture}`} data-floor={isFloor} onClick={keep} />;
  return (
    <div className={`page page-with-bleed ${css.page}`} data-plan={screen.id}>
      <PageHeader heading={screen.heading} lead={screen.summary} />
      <RouteForm navigation={navigation} />
      <EndpointMessages {...navigation} />
      <RouteAnswer navigation={navigation} />
      {isLaidOut ? (
        <Suspense fallback={picture}>
          {hasMap ? <NavigationPlan navigation={navigation} /> : picture}
          {tools && route && <tools.StepTexts route={route} />}
          {tools && title && <tools.ShareBar title={title} path={wholeCampus} />}
          {!end && paper}
          <RoomList view={screen} />
          {end && paper}
          {screen.department && (
            <div className={`${styles.row} ${css.links}`}>
              <p>
                Don't know faculty details? <Link to={paths.department(screen.department)}>Check here</Link>
              </p>
              <p>
                Don't know room details? <Link to={paths.departmentMap(screen.department)}>Check here</Link>
              </p>
            </div>
          )}
        </Suspense>
      ) : (
        picture
      )}
      {tools && route && title && <tools.RoutePrint title={title} route={route} path={wholeCampus} />}
    </div>
  );
}

/** Step-free switch, link to the directions page, and a live region with the route's length or the reason for no route. */
export function RouteAnswer({ navigation }: { readonly navigation: Navigation }) {
  const { view, from, to, tools, result, isFinding, wholeCampus, choose, stepFree, setStepFree } = navigation;
  const hint = isFinding ? 'Finding the way…' : 'Choose Navigate to see the way.';
  return (
    <div className={`${styles.row} ${css.answer}`}>
      <StepFreeSwitch checked={stepFree} onChange={setStepFree} />
      <Link to={wholeCampus} className={styles.iconLink}>
        <Icon of={footprintsIcon} />
        Directions for the whole campus
      </Link>
      {otherCampuses(view, college.screens).map(({ id, campus }) => (
        <Link key={id} to={paths.screen(id)}>
          Map of {campus}
        </Link>
      ))}
      <p role="status" className={`tabular ${styles.strong}`}>
        {!result && placeOf(from) && placeOf(to) && hint}
        {result?.status === 'found' && (
          <>
            <span>
              <bdi>{result.fromPlace.name}</bdi> to <bdi>{result.toPlace.name}</bdi>:
            </span>{' '}
            {tools?.figuresOf(result, stepFree)}
            {result.detour && `. ${result.detour}`}
          </>
        )}
      </p>
      {result?.status === 'unreachable' && (
        <Notice tone="warning">
          <p>{result.message}</p>
          <StepFreePart part={result.stepFreePart} choose={choose} />
        </Notice>
      )}
    </div>
  );
}

/** The rooms of a screen with links to their pages, folded; nothing outdoors. */
export function RoomList({ view }: { readonly view: Screen }) {
  const rooms = usePlacesOf(view).flatMap((one) => (one.kind === 'room' && college.findRoomOf(one)) || []);
  if (rooms.length === 0) return null;
  return (
    <details className={css.rooms}>
      <summary className={controls.summary}>
        Rooms {onLevel(college.levels, view.level)}
        {view.wing && `, ${view.wing} wing`}
      </summary>
      <ul className="plain-list">
        {rooms.map(({ number, name, sign = number }) => (
          <li key={number}>
            <OptionLink to={placePaths.room(number)} title={name} code={sign} />
          </li>
        ))}
      </ul>
    </details>
  );
}
