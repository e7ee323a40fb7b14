// @vitest-environment jsdom
import { departmentCodes } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { BrowserRouter, useLocation } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import HomePage from './HomePage.tsx';

let touch = false;

beforeEach(() => {
  touch = false;
  // jsdom lays nothing out: it has no media queries and cannot scroll.
  vi.stubGlobal('matchMedia', () => ({ matches: touch }));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function renderHome(entry = '/') {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <HomePage params={{}} slots={{}} />
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const box = () => screen.getByPlaceholderText<HTMLInputElement>('Enter Room Number');
const answer = () => screen.getByRole('status', { name: 'Answer' }).textContent;
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

function searchFor(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('HomePage asks its question and answers nothing before it is asked', () => {
  renderHome();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lost your way in campus?');
  expect(answer()).toBe('');
});

test.each([
  ['215', 'Room 215 is on the second floor: CSE department.'],
  [' 230 a ', 'Room 230A is on the second floor: CSE department.'],
  ['236', 'Room 236 is on the second floor: Auditorium.'],
  ['AUDITORIUM', 'Auditorium: room 236, second floor.'],
])('HomePage answers %j', (text, sentence) => {
  renderHome();
  searchFor(text);
  expect(answer()).toContain(sentence);
});

test('HomePage offers the plan of the wing and the way for what it found', async () => {
  renderHome('/?q=215');
  expect((await screen.findByRole('link', { name: 'Show on map' })).getAttribute('href')).toBe(
    paths.departmentNav('cse', { to: 'room-215' }),
  );
  expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(
    paths.navigate({ to: 'room-215' }),
  );
});

test('HomePage keeps the question in the URL and answers a link to it', () => {
  renderHome('/?q=auditorium');
  expect(box().value).toBe('auditorium');
  expect(answer()).toContain('room 236');
  searchFor('372');
  expect(screen.getByLabelText('Address').textContent).toBe('/?q=372');
  expect(box().value).toBe('372');
});

test('HomePage follows a Back that comes before the new question is drawn', async () => {
  render(
    <BrowserRouter>
      <HomePage params={{}} slots={{}} />
    </BrowserRouter>,
  );
  searchFor('215');
  await act(async () => {
    searchFor('auditorium');
    // Nothing is drawn until the end of this act: as on a busy device, where the address is ahead of the page.
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
  });
  expect(window.location.search).toBe('?q=215');
  expect(box().value).toBe('215');
  expect(answer()).toContain('Room 215');
});

test('HomePage takes the screen keyboard away from the answer, and leaves a real keyboard alone', () => {
  renderHome();
  box().focus();
  searchFor('215');
  expect(document.activeElement).toBe(box());
  touch = true;
  searchFor('216');
  expect(document.activeElement).toBe(document.body);
});

test('HomePage lets the old answer go when nothing matches, and names the text', () => {
  renderHome('/?q=215');
  searchFor('999');
  expect(answer()).toContain('Nothing matches "999".');
  expect(answer()).not.toContain('215');
});

test('HomePage says what it needs when it is asked nothing', () => {
  renderHome('/?q=215');
  searchFor('   ');
  expect(answer()).toBe('Enter a room number or the name of a place.');
});

test.each([
  ['10,000 characters', 'x'.repeat(10_000)],
  ['emoji', '🗺️🧭'.repeat(300)],
  ['half an emoji', '\ud83d'],
  ['right to left', 'غرفة ٢٠٥ \u202e'],
  ['control characters', '\u0000\u0007\u001b[31m'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['regular expression signs', '(.*)+[^]\\$'],
  ['undefined', 'undefined'],
  ['__proto__', '__proto__'],
  ['a broken escape', '%E0%A4%A'],
])('HomePage answers %s with a sentence', (_, text) => {
  renderHome();
  searchFor(text);
  expect(answer()).toMatch(/^(Nothing matches|Enter a room)/);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByLabelText('Address').textContent?.length).toBeLessThan(3000);
});

test('HomePage has quick links that carry their destination', () => {
  renderHome();
  const links = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Library', 'Auditorium', 'Parking', 'Admin Office']);
  expect(hrefs(links)).toEqual(
    ['central-library', 'auditorium', 'parking', 'administration-block'].map((to) => paths.campusNav({ to })),
  );
});

test('HomePage lists all four floors and all ten departments', () => {
  renderHome();
  fireEvent.click(screen.getByRole('button', { name: 'Floors' }));
  const menuLinks = () =>
    screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/campus-nav'));
  expect(hrefs(menuLinks())).toEqual([1, 2, 3, 4].map((level) => paths.floor(level)));
  fireEvent.click(screen.getByRole('button', { name: 'Floors' }));

  fireEvent.click(screen.getByRole('button', { name: 'Departments' }));
  expect(hrefs(menuLinks()).sort()).toEqual(departmentCodes.map((code) => paths.departmentNav(code)).sort());
});

test('HomePage keeps an answer on the device, shows it with its way, and lets go of it', async () => {
  renderHome();
  expect(screen.queryByRole('heading', { name: 'Saved places' })).toBeNull();
  searchFor('auditorium');
  fireEvent.click(await screen.findByRole('button', { name: 'Save Auditorium on this device' }));
  const list = within(await screen.findByRole('region', { name: 'Saved places' }));
  expect(list.getByText('Kept on this device only.')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Auditorium Room 236, second floor' }).getAttribute('href')).toBe(
    paths.departmentNav('cse', { to: 'room-236' }),
  );
  fireEvent.click(list.getByRole('button', { name: 'Remove Auditorium' }));
  expect(screen.queryByRole('region', { name: 'Saved places' })).toBeNull();
});

test('HomePage offers to keep no number that no door has', async () => {
  renderHome();
  searchFor('335');
  expect(answer()).toContain('Room 335');
  searchFor('330');
  await screen.findByRole('button', { name: 'Save Room 330 on this device' });
  searchFor('335');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});
