import type { DepartmentCode } from '@campusway/campus';
import { type PageProps, paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { Notice, PageHeader, styles } from '@campusway/ui-kit';
import { lazy, Suspense, useMemo } from 'react';
import { EndpointMessages } from '../../controls/EndpointMessages.tsx';
import { nameOfRoute, useRouteTitle } from '../../journey/use-route-title.ts';
import { useAfterLayout } from '../../map/use-after-layout.ts';
import { useMayPrint } from '../../print/use-may-print.ts';
import { RoomList } from './RoomList.tsx';
import { RouteAnswer } from './RouteAnswer.tsx';
import { RouteForm } from './RouteForm.tsx';
import css from './screen-page.module.css';
import { useNavigation } from './use-navigation.ts';

const NavigationPlan = lazy(() => import('./NavigationPlan.tsx'));
const ScreenPrint = lazy(() => import('../../print/ScreenPrint.tsx'));

/** Every navigation screen of the site: FROM, TO, Navigate, and the plan with the route. */
export default function NavigationPage({ params }: PageProps) {
  const screen = college.getScreen(params.screen ?? '');
  const navigation = useNavigation(screen);
  const { from, to, route, tools } = navigation;
  const steps = useMemo(() => (route && tools ? tools.directionsFor(route) : []), [route, tools]);
  useRouteTitle({ route, from, to });
  const title = route && nameOfRoute({ route, from, to });
  const mayPrint = useMayPrint();
  // The form does not wait for the map's code.
  const isLaidOut = useAfterLayout();
  const picture = <div className={`bleed plan-picture ${css.picture}`} />;
  return (
    <>
      <div className={`page page-with-bleed ${css.page}`} data-plan={screen.id}>
        <PageHeader heading={screen.heading} lead={screen.summary} />
        <RouteForm navigation={navigation} />
        {navigation.refusals > 0 && (
          // A new key announces the message again.
          <Notice key={navigation.refusals} tone="warning">
            Please select both source and destination.
          </Notice>
        )}
        <EndpointMessages {...navigation} />
        <RouteAnswer
          navigation={navigation}
          figures={tools && route ? tools.figuresOf(route, steps, navigation.stepFree) : ''}
        />
        {isLaidOut ? (
          <Suspense fallback={picture}>
            <NavigationPlan navigation={navigation} />
            {tools && steps.length > 0 && <tools.StepTexts steps={steps} />}
            {tools && title && <tools.ShareBar title={title} path={navigation.wholeCampus} />}
            <RoomList view={screen} />
            {screen.department && <MoreLinks department={screen.department} />}
          </Suspense>
        ) : (
          picture
        )}
      </div>
      {tools && route && title ? (
        <tools.RoutePrint title={title} route={route} steps={steps} path={navigation.wholeCampus} />
      ) : (
        <Suspense>{mayPrint && <ScreenPrint screen={screen} />}</Suspense>
      )}
    </>
  );
}

/** Wording and targets as specified. */
function MoreLinks({ department }: { readonly department: DepartmentCode }) {
  return (
    <div className={`${styles.row} ${css.links}`}>
      <p>
        Don't know faculty details? <Link to={paths.department(department)}>Check here</Link>
      </p>
      <p>
        Don't know room details? <Link to={paths.departmentMap(department)}>Check here</Link>
      </p>
    </div>
  );
}
