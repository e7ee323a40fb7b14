import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    home: lazy(() => import('./home/HomePage.tsx')),
  },
  later: { 'home-later': () => import('./early/answer-search.ts') },
  early: () => import('./early/answer-early.ts'),
});
