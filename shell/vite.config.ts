import { defineShell } from '@campusway/federation/shell';
import { applyStoredTheme } from '@campusway/ui-kit/stored-theme';
import { keepQuery, keepTheme, markSession } from './src/prerendered/before-paint.ts';

export default defineShell(import.meta.dirname, {
  beforePaint: [applyStoredTheme, markSession, keepTheme, keepQuery],
  prerender: `${import.meta.dirname}/src/prerendered/prerender-shell.tsx`,
  worker: `${import.meta.dirname}/src/offline/worker/service-worker.ts`,
});
