// @vitest-environment jsdom
import { formatMetres } from '@campusway/campus/directions';
import { BrowserRouter } from '@campusway/platform';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { walkOf } from '../../../journey/find-way.ts';
import { WalkList } from '../../../map/category-chips/CategoryChips.tsx';
import { useDirections } from '../use-directions.ts';
import { useJourney } from '../use-journey.ts';
import { EndpointForm } from './JourneyForm.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;

function Page() {
  const directions = useDirections(useJourney());
  return (
    <>
      <EndpointForm directions={directions} />
      <p>{directions.route && formatMetres(walkOf(directions.route).metres)}</p>
      <WalkList category={directions.category} />
    </>
  );
}

function open(address: string): void {
  window.history.replaceState(null, '', address);
  show();
}

function show(): void {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

const field = (name: string) => screen.findByRole('combobox', { name });

test.each([
  ['TO', '/navigate?from=room-205', 'Click'],
  ['FROM', '/navigate', 'Click'],
  ['TO', '/navigate?from=room-205&to=canteen', 'Escape'],
])('EndpointForm returns from the map to %s of %s: %s', async (name, address, way) => {
  open(address);
  fireEvent.click(await field(name));
  fireEvent.click(await screen.findByRole('option', { name: /^Choose on the map/ }));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(document.activeElement).toBe(cancel);
  const described = document.getElementById(cancel.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Click or tap .* Or use “Pin at the centre of the map”\.$/);
  if (way === 'Escape') fireEvent.keyDown(cancel, { key: 'Escape' });
  else fireEvent.click(cancel);
  const box = await field(name);
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test.each([
  ['/navigate?from=parking&to=auditorium', 'Change start or destination: Parking to Auditorium'],
  ['/navigate?to=auditorium', 'Where do you start for Auditorium?'],
  ['/navigate?from=999', 'Where are you?'],
  ['/navigate', 'Where to?'],
])('EndpointForm in one line names what its button of %s does', async (address, name) => {
  open(address);
  expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test.each(['FROM', 'TO'])('EndpointForm offers the gates before the map in %s', async (name) => {
  open('/navigate');
  fireEvent.click(await field(name));
  const titles = (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');
  const map = titles.findIndex((title) => title.startsWith('Choose on the map'));
  expect(titles.findIndex((title) => title.startsWith('Main Gate 1'))).toBeLessThan(map);
});

test.each(['/navigate', '/navigate?from=main-gate-1'])(
  'EndpointForm of %s leaves the focus to the office of a person without a room',
  async (address) => {
    open(address);
    const box = await field('TO');
    box.focus();
    fireEvent.change(box, { target: { value: 'uma kulkarni' } });
    await screen.findByRole('option', { name: /^Mrs. Uma Kulkarni/ });
    await act(async () => fireEvent.keyDown(box, { key: 'Enter' }));
    const office = await screen.findByRole('button', { name: 'CSE (AI & ML) department office' });
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(office);
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

test.each([
  ['TO', 'FROM', 'Click'],
  ['FROM', 'TO', 'Click'],
  ['TO', 'FROM', 'Enter'],
  ['TO', 'FROM', 'Both'],
])('EndpointForm moves the focus from %s to %s in the event of the choice: %s', async (name, other, way) => {
  open('/navigate');
  const [box, next] = [await field(name), await field(other)];
  box.focus();
  fireEvent.change(box, { target: { value: '436A' } });
  const option = await screen.findByRole('option', { name: /436A/ });
  if (way === 'Click') fireEvent.click(option);
  else fireEvent.keyDown(box, { key: 'Enter' });
  // Before the page has another address or route.
  expect(document.activeElement).toBe(next);
  fireEvent.change(next, { target: { value: '345' } });
  if (way === 'Both') fireEvent.keyDown(next, { key: 'Enter' });
  else {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(next);
    expect(next).toHaveProperty('value', '345');
    fireEvent.blur(next);
  }
  const ends = name === 'TO' ? 'from=room-345&to=room-436a' : 'from=room-436a&to=room-345';
  await waitFor(() => expect(window.location.search).toBe(`?${ends}`));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Change start/ }).ariaExpanded).toBe('false'),
  );
});

test.each(['choice', 'reload'])('EndpointForm suggests first the origin of the list: %s', async (after) => {
  open('/navigate?category=Food&floor=2');
  const [, origin = ''] = (await screen.findByText(/^from /)).textContent?.split('from ') ?? [];
  const item = screen.getByRole('button', { name: /Canteen/ });
  const quoted = item.querySelector(':scope > b')?.textContent ?? '';
  expect(quoted).toMatch(/\sm$/);
  fireEvent.click(item);
  await waitFor(() => expect(window.location.search).toBe('?to=canteen'));
  if (after === 'reload') {
    cleanup();
    show();
  }
  const box = await field('FROM');
  expect(box).toHaveProperty('value', '');
  fireEvent.click(box);
  const [first] = await screen.findAllByRole('option');
  expect(first?.textContent).toMatch(origin);
  fireEvent.click(first as HTMLElement);
  expect(await screen.findByText(quoted.replace(/\s/g, ' '), { selector: 'p' })).toBeTruthy();
});

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test.each([
  ['TO', '/navigate?to=room-205', 'qqqq', '“qqqq” is not a place on this map.'],
  ['FROM', '/navigate?to=room-205', '999', 'No room 999 on this map.'],
])(
  'EndpointForm has the error of %s of %s below its field, again on each Enter',
  async (name, address, text, sentence) => {
    open(address);
    const [box, asked] = [await field(name), await field('FROM')];
    await waitFor(() => expect(document.activeElement).toBe(asked));
    box.focus();
    fireEvent.change(box, { target: { value: text } });
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(alerts()).toEqual([sentence]));
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(box)).toContain(sentence);
    expect(screen.queryByRole('listbox')).toBeNull();
    const [first] = screen.getAllByRole('alert');
    const way = screen.getByRole('button', { name: 'Choose on the map' });
    expect(way.closest('form')).toBe(box.closest('form'));
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(alerts()).toEqual([sentence]));
    expect(first?.isConnected).toBe(false);
    fireEvent.change(box, { target: { value: 'qqqqq' } });
    expect(alerts()).toEqual([]);
  },
);

const describedBy = (box: HTMLElement) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('EndpointForm leaves the focus where Tab has taken it from an error', async () => {
  open('/navigate');
  const [box, next] = [await field('TO'), await field('FROM')];
  box.focus();
  fireEvent.change(box, { target: { value: 'qqqq' } });
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  next.focus();
  await waitFor(() => expect(alerts()).toEqual(['“qqqq” is not a place on this map.']));
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(next);
});
