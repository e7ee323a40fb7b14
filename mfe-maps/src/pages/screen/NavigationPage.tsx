import type { DepartmentCode } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { type PageProps, paths } from '@campusway/contract';
import { college, Link } from '@campusway/platform';
import { Notice, PageHeader, Skeleton, styles } from '@campusway/ui-kit';
import { lazy, Suspense, useMemo } from 'react';
import { EndpointMessages } from '../../controls/EndpointMessages.tsx';
import { StepSign } from '../../controls/StepSign.tsx';
import { directionsFor } from '../../journey/directions-for.ts';
import { nameOfRoute, useRouteTitle } from '../../journey/use-route-title.ts';
import { ViewPrint } from '../../print/FloorPrint.tsx';
import { RoutePrint } from '../../print/JourneyPrint.tsx';
import { PrintSheet } from '../../print/PrintSheet.tsx';
import { NavigationPlan } from './NavigationPlan.tsx';
import { RouteAnswer } from './RouteAnswer.tsx';
import { RouteForm } from './RouteForm.tsx';
import css from './screen-page.module.css';
import { useNavigation } from './use-navigation.ts';

const ShareBar = lazy(async () => ({ default: (await import('../../controls/ShareBar.tsx')).ShareBar }));

/** Every navigation screen of the site: FROM, TO, Navigate, and the plan with the route. */
export default function NavigationPage({ params }: PageProps) {
  const screen = college.getScreen(params.screen ?? '');
  const navigation = useNavigation(screen);
  const route = navigation.result?.status === 'found' ? navigation.result : undefined;
  const steps = useMemo(() => (route ? directionsFor(route) : []), [route]);
  useRouteTitle(route);
  return (
    <>
      <div className={`screen-only page page-with-bleed ${css.page}`}>
        <PageHeader heading={screen.heading} lead={screen.summary} />
        <RouteForm view={screen} navigation={navigation} />
        {navigation.refusals > 0 && (
          // A new key announces the message again.
          <Notice key={navigation.refusals} tone="warning">
            <p>Please select both source and destination.</p>
          </Notice>
        )}
        <EndpointMessages {...navigation} />
        <RouteAnswer navigation={navigation} />
        <Suspense fallback={<Skeleton height="410px" className="bleed" />}>
          <NavigationPlan view={screen} navigation={navigation} />
        </Suspense>
        {steps.length > 0 && <StepTexts steps={steps} />}
        {route && (
          <Suspense>
            <ShareBar title={nameOfRoute(route)} path={navigation.wholeCampus} />
          </Suspense>
        )}
        {screen.department && <MoreLinks department={screen.department} />}
      </div>
      {route ? (
        <RoutePrint route={route} steps={steps} path={navigation.wholeCampus} />
      ) : (
        <PrintSheet
          title={screen.heading}
          facts={[screen.summary]}
          path={paths.screen(screen.id)}
          code="QR code of this page"
          plans={<ViewPrint view={screen} />}
        />
      )}
    </>
  );
}

/** The route in words. */
function StepTexts({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <section>
      <h2>Directions</h2>
      <ol className={`plain-list ${css.steps}`}>
        {steps.map((step) => (
          <li key={`${step.first}-${step.kind}`}>
            <StepSign step={step} />
            {step.text}
          </li>
        ))}
      </ol>
    </section>
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
