import { configDefaults, defineConfig } from 'vitest/config';
import journeys, { deployJourneys } from './vitest.config.ts';

/** The longer journeys, in a run of their own. */
export default defineConfig({
  test: { ...journeys.test, include: deployJourneys, exclude: configDefaults.exclude },
});
