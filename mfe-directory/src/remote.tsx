import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    'campus-map': lazy(() => import('./campus-map/CampusMapPage.tsx')),
    departments: lazy(() => import('./departments/DepartmentsPage.tsx')),
    place: lazy(() => import('./place-page/PlacePage.tsx')),
    'room-details': lazy(() => import('./room-details/RoomDetailsPage.tsx')),
    staff: lazy(() => import('./staff/StaffPage.tsx')),
  },
  early: () => import('./early/answer-early.ts'),
});
