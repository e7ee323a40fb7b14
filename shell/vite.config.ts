import { defineShell } from '@campusway/federation';
import { applyStoredTheme } from '@campusway/ui-kit/stored-theme';
import { keepQuestion } from './src/frame/keep-question.ts';
import { markSession } from './src/frame/mark-session.ts';

export default defineShell(import.meta.dirname, {
  beforePaint: [applyStoredTheme, markSession, keepQuestion],
  frame: `${import.meta.dirname}/src/frame/draw-frame.tsx`,
  worker: `${import.meta.dirname}/src/offline/worker/service-worker.ts`,
});
