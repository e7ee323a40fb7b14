import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    home: lazy(() => import('./home/HomePage.tsx')),
  },
  early: () => import('./early/answer-early.ts'),
});
