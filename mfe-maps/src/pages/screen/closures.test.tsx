// @vitest-environment jsdom
import { type CampusRouteResult, createCampusRouter } from '@campusway/campus/routing';
import { BrowserRouter, college } from '@campusway/platform';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RouteAnswer } from './NavigationPage.tsx';
import * as tools from './route-tools.tsx';
import { useNavigation } from './use-navigation.ts';

const until = Date.parse('2026-11-25T17:00:00+05:30');
const lift = college.findPlace('lift-west-2');
const nodes = lift?.nodes ?? [];
const closure = { name: 'the west lift', reason: 'Inspection', nodes, signs: [], until };
const { graph, places, levels } = college;
const router = createCampusRouter(
  { graph, places, levels, closures: [closure] },
  { now: () => until - 1, timeZone: 'Asia/Kolkata' },
);

function Page({ result, stepFree }: { readonly result: CampusRouteResult; readonly stepFree: boolean }) {
  const navigation = { ...useNavigation(college.getScreen('floor2')), tools, result, stepFree };
  return <RouteAnswer navigation={navigation} />;
}

function open(from: string, to: string, stepFree = true): void {
  const result = router.findRoute({ from, to, stepFree });
  render(
    <BrowserRouter>
      <Page result={result} stepFree={stepFree} />
    </BrowserRouter>,
  );
}

test('RouteAnswer says what is closed and what the way takes instead', async () => {
  open('room-205', 'room-305');
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^Room 205 to Room 305: .*\sminutes, step-free, by lift, with its wait\. The west lift is closed until 17:00 \(inspection\)\. This way takes the east lift: .* more\.$/,
  );
});

test('RouteAnswer says why no way leads to what is closed', async () => {
  open('room-205', 'lift-west-2');
  expect(
    await screen.findByText(/^The west lift is closed until 17:00 .* No other way leads to Lift, west wing/),
  ).toBeTruthy();
});

test.each([
  [false, /^Room 205 to Room 305: \d+\sm, 1\sminute, by stairs$/],
  [true, /^Room 205 to Room 305: \d+\sm, \d\sminutes, step-free, by lift, with its wait\. /],
])('RouteAnswer names the kind of route, step-free %s', async (stepFree, text) => {
  open('room-205', 'room-305', stepFree);
  expect((await screen.findByRole('status')).textContent).toMatch(text);
});
