import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: { start: lazy(() => import('./start/StartPage.tsx')) },
});
