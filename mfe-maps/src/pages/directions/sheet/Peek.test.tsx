// @vitest-environment jsdom
import { BrowserRouter } from '@campusway/platform';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDirections } from '../use-directions.ts';
import { useJourney } from '../use-journey.ts';
import { JourneyDetails } from './JourneyDetails.tsx';
import { Peek } from './Peek.tsx';

function Page() {
  return <Peek {...useDirections(useJourney())} />;
}

function Panel() {
  const directions = useDirections(useJourney());
  return (
    <>
      <Peek {...directions} />
      <JourneyDetails {...directions} />
    </>
  );
}

test.each(['', '&step-free=1'])('the panel says once why there is no step-free way%s', (stepFree) => {
  history.replaceState(null, '', `/navigate?from=room-115&to=room-118b${stepFree}`);
  render(<Panel />, { wrapper: BrowserRouter });
  expect(screen.getAllByText(/^There is no step-free way/, { ignore: '[role=status]' })).toHaveLength(1);
});

test.each([
  ['from=room-115&to=room-115', '115 to 115'],
  ['from=room-236&to=auditorium', '236 to Auditorium'],
  ['from=nowhere&to=room-305', 'To 305'],
  ['to=room-305', 'To 305'],
  ['from=room-305', 'From Room 305'],
  ['from=room-148&to=nowhere', 'From Room 148'],
  ['', 'Find your way'],
])('the heading of ?%s without a route is that of the title, %s', (query, heading) => {
  history.replaceState(null, '', `/navigate?${query}`);
  render(<Page />, { wrapper: BrowserRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

test.each([
  ['from=west-entrance&to=room-115&step-free=1', /^West entrance, outside: Three steps lead up to the door/],
  ['from=room-115&to=west-entrance', /^Three steps lead up to the door/],
])('?%s says that steps lead to the entrance', (query, text) => {
  history.replaceState(null, '', `/navigate?${query}`);
  render(<Page />, { wrapper: BrowserRouter });
  expect(screen.getByText(text)).toBeTruthy();
});
