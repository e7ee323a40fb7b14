import { defineShell } from '@campusway/federation';
import { applyStoredTheme } from '@campusway/ui-kit/stored-theme';

export default defineShell(import.meta.dirname, {
  beforePaint: applyStoredTheme,
  worker: `${import.meta.dirname}/src/offline/worker/service-worker.ts`,
});
