// @vitest-environment jsdom
import { BrowserRouter, college } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { readStepFree, rememberStepFree } from '../journey/use-link.ts';
import PlaceNearby from './PlaceNearby.tsx';

/** Of the list of the last change, which comes after the press. */
const toilet = (text: string) => screen.findByRole('link', { name: new RegExp(`^Toilet, ${text}\\sm,`) });

test('PlaceNearby names a remembered choice of step-free, and switches it off', async () => {
  onTestFinished(() => localStorage.clear());
  rememberStepFree(true);
  render(<PlaceNearby place="room-215" />, { wrapper: BrowserRouter });
  expect(screen.getByRole('heading').textContent).toBe('Nearby, step-free');
  expect((await toilet('accessible65')).getAttribute('href')).toBe(
    '/navigate?from=room-215&to=nearest-toilet&step-free=1',
  );
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('heading').textContent).toBe('Nearby');
  expect((await toilet('men57')).getAttribute('href')).toBe('/navigate?from=room-215&to=nearest-toilet');
  expect(screen.getByText('Women 60 m, accessible 65 m')).toBeTruthy();
  expect(readStepFree()).toBe(false);
  // The choice can be taken back.
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
});

test('PlaceNearby has no switch without the choice', () => {
  render(<PlaceNearby place="room-215" />, { wrapper: BrowserRouter });
  expect(screen.getByRole('heading').textContent).toBe('Nearby');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('PlaceNearby says why no step-free way leads out, and links to the place beyond', async () => {
  render(<PlaceNearby place="room-118b" />, { wrapper: BrowserRouter });
  const sentence = await screen.findByText(/^There is no step-free way: 4 steps between 118B and 118\./);
  expect(sentence.textContent).toMatch(/^There is no step-free way: 4\ssteps between 118B and 118\.$/);
  expect(screen.getByRole('link', { name: 'Step-free from 118' }).getAttribute('href')).toBe(
    '/navigate?from=room-118&step-free=1',
  );
});

test('PlaceNearby lists what is step-free beyond the barrier', async () => {
  onTestFinished(() => localStorage.clear());
  rememberStepFree(true);
  render(<PlaceNearby place="room-118b" />, { wrapper: BrowserRouter });
  expect(await screen.findByRole('heading', { name: 'Nearby, step-free from 118' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(4);
  expect(links.join()).not.toContain('nearest-stairs');
  for (const link of links)
    expect(link).toMatch(/^\/navigate\?from=room-118&to=nearest-[a-z-]+&step-free=1$/);
});

test('PlaceNearby says what is closed where every way out is', async () => {
  onTestFinished(() => provideParts({ closures: undefined }));
  const doors = college.places.filter(({ kind }) => kind === 'entrance').flatMap(({ nodes }) => nodes);
  provideParts({ closures: [{ name: 'every door', reason: 'Fire drill', nodes: doors, signs: [] }] });
  render(<PlaceNearby place="room-215" />, { wrapper: BrowserRouter });
  expect((await screen.findByText(/^Every door is closed/)).textContent).toMatch(/fire drill/);
});
