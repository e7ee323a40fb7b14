import { getView } from '@campusway/campus-data/views';
import type { PageProps } from '@campusway/contract';
import { PageIntro, Skeleton } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { useRouteTitle } from '../journey/use-route-title.ts';
import { EndMessages } from './EndMessages.tsx';
import { MoreLinks } from './MoreLinks.tsx';
import css from './NavigationPage.module.css';
import { NavigationPlan } from './NavigationPlan.tsx';
import { RouteAnswer } from './RouteAnswer.tsx';
import { RouteForm } from './RouteForm.tsx';
import { describeView } from './screen-text.ts';
import { getScreen } from './screens.ts';
import { useNavigation } from './use-navigation.ts';

/** Every navigation screen of the site: FROM, TO, Navigate, and the plan with the way on it. */
export default function NavigationPage({ params }: PageProps) {
  const screen = getScreen(params.screen);
  const view = getView(screen.id);
  const navigation = useNavigation(screen, view);
  useRouteTitle(navigation.result?.status === 'found' ? navigation.result : undefined);
  return (
    <div className={`page ${css.page}`}>
      <PageIntro heading={screen.heading} lead={describeView(view)} />
      <RouteForm view={view} navigation={navigation} />
      <EndMessages navigation={navigation} />
      <RouteAnswer result={navigation.result} link={{ ...navigation.link, stepFree: navigation.stepFree }} />
      <Suspense fallback={<Skeleton height="410px" />}>
        <NavigationPlan view={view} navigation={navigation} />
      </Suspense>
      {screen.department && <MoreLinks department={screen.department} />}
    </div>
  );
}
