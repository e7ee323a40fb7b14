import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    here: lazy(() => import('./journey/HerePage.tsx')),
    journey: lazy(() => import('./journey/JourneyPage.tsx')),
    navigation: lazy(() => import('./navigation/NavigationPage.tsx')),
  },
  parts: {
    'department-plan': lazy(() => import('./department-plan/DepartmentPlan.tsx')),
    'campus-plan': lazy(() => import('./campus-plan/CampusPlan.tsx')),
    'walking-times': lazy(() => import('./walking-times/WalkingTimes.tsx')),
  },
});
