import { configDefaults, defineConfig } from 'vitest/config';
import journeys, { deployJourneys } from './vitest.config.ts';

/** The journeys that build and deploy modules again and again: minutes of work, so in a run of their own. */
export default defineConfig({
  test: { ...journeys.test, include: deployJourneys, exclude: configDefaults.exclude },
});
