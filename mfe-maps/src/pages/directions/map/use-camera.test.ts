// @vitest-environment jsdom
import { outdoors } from '@campusway/campus';
import { BrowserRouter, college } from '@campusway/platform';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDirections } from '../use-directions.ts';
import { useJourney } from '../use-journey.ts';
import { useCamera } from './use-camera.ts';

const grounds = await college.loadPlan(outdoors);

test.each([
  ['parking', 200],
  ['main-gate-1', 90],
])('useCamera() shows %s alone with at least %i m of its surroundings', (place, metres) => {
  history.replaceState(null, '', `/navigate?from=${place}`);
  const { result } = renderHook(() => useCamera(useDirections(useJourney()), grounds), {
    wrapper: BrowserRouter,
  });
  const { inView } = result.current;
  const eastings = inView === 'whole' ? [] : inView.map(([x]) => x);
  expect(Math.max(...eastings) - Math.min(...eastings)).toBeGreaterThan(metres);
});
