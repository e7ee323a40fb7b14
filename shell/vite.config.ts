import { defineShell } from '@campusway/federation';
import { applyStoredTheme } from '@campusway/ui-kit/stored-theme';
import { markSession } from './src/frame/mark-session.ts';

export default defineShell(import.meta.dirname, {
  beforePaint: [applyStoredTheme, markSession],
  frame: `${import.meta.dirname}/src/frame/draw-frame.tsx`,
  worker: `${import.meta.dirname}/src/offline/worker/service-worker.ts`,
});
