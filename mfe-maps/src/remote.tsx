import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    journey: lazy(() => import('./pages/directions/JourneyPage.tsx')),
    navigation: lazy(() => import('./pages/screen/NavigationPage.tsx')),
  },
  early: () => import('./early/answer-early.ts'),
  later: { 'navigation-later': () => import('./pages/screen/NavigationPlan.tsx') },
  parts: {
    'department-plan': lazy(() => import('./parts/DepartmentPlan.tsx')),
    'campus-plan': lazy(() => import('./parts/CampusPlan.tsx')),
    'place-nearby': lazy(() => import('./parts/PlaceNearby.tsx')),
    'place-plan': lazy(() => import('./parts/PlacePlan.tsx')),
    'campus-stage': lazy(() => import('./parts/CampusStage.tsx')),
    'walking-times': lazy(() => import('./parts/WalkingTimes.tsx')),
  },
});
