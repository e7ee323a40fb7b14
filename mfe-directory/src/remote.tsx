import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    departments: lazy(() => import('./departments/DepartmentsPage.tsx')),
    staff: lazy(() => import('./staff/StaffPage.tsx')),
  },
});
