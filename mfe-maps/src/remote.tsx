import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    navigation: lazy(() => import('./navigation/NavigationPage.tsx')),
  },
});
