// @vitest-environment jsdom
import { paths, placePaths } from '@campusway/contract';
import { BrowserRouter, keepEarlySearch, Route, Routes } from '@campusway/platform';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announced, currentPath, hostileTexts, renderHome } from '../../tests/render-home.tsx';
import HomePage from '../home/HomePage.tsx';
import { readRecentSearches } from '../recent/recent-searches.ts';

beforeEach(() => {
  // jsdom has no layout: no media queries, no scrolling.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function openHome(path?: string) {
  renderHome(path);
  box().focus();
}

const box = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'A room, a venue, a department or a person' });
const press = (key: string, more = {}) => fireEvent.keyDown(box(), { key, ...more });
const options = () => screen.queryAllByRole('option');
const texts = () => readRecentSearches().map(({ text }) => text);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

/** Types and waits for suggestions; the first time the engine loads. */
async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await screen.findByRole('listbox', {}, { timeout: 15_000 });
}

test('SearchCombobox lists suggestions in labelled groups, with highlights and locations', async () => {
  openHome();
  await type('data struct');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  const group = screen.getByRole('group', { name: 'Labs' });
  const first = within(group).getAllByRole('option')[0];
  expect(first?.textContent).toBe('Data Structures Lab second floor, west wing214');
  expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'Data',
    'Struct',
  ]);
});

test('SearchCombobox keeps the text that was typed before the engine has loaded', async () => {
  openHome();
  for (const text of ['r', 'ro', 'roo', 'room 2', 'room 205'])
    fireEvent.change(box(), { target: { value: text } });
  await screen.findByRole('listbox', {}, { timeout: 15_000 });
  expect(box().value).toBe('room 205');
  expect(options()[0]?.textContent).toContain('205');
});

test.each([
  ['foundry', true],
  ['foundry', false],
])(
  'SearchCombobox suggests for what was typed before its page had loaded: %s, focus %s',
  async (typed, isFocused) => {
    document.body.innerHTML = `<search data-early><input value="${typed}"></search>`;
    const early = document.querySelector('input');
    if (isFocused) early?.focus();
    keepEarlySearch();
    early?.closest('search')?.remove();
    renderHome();
    expect(box().value).toBe(typed);
    if (isFocused) expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('Foundry');
    else expect(box().getAttribute('aria-expanded')).toBe('false');
  },
);

test('SearchCombobox moves through the options with the arrow keys, and back to the box at both ends', async () => {
  openHome();
  await type('seminar');
  expect(active()).toBeNull();
  press('ArrowDown');
  expect(active()).toBe(options()[0]);
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  press('ArrowUp');
  expect(active()).toBeNull();
  press('ArrowUp');
  expect(active()).toBe(options().at(-1));
  press('ArrowDown');
  expect(active()).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('SearchCombobox opens the active option with Enter and remembers it', async () => {
  openHome();
  await type('230A');
  press('ArrowDown');
  press('Enter');
  expect(currentPath()).toBe(placePaths.room('230A'));
  expect(options()).toEqual([]);
  expect(localStorage.getItem('campusway.recent-searches')).toContain('/room/230A');
});

test('SearchCombobox submits the form on Enter without an active option', async () => {
  openHome();
  await type('215');
  expect(press('Enter')).toBe(true);
  expect(options()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('group', { name: 'Answer' }).textContent).toContain('Room 215');
});

test('SearchCombobox closes on the first Escape, clears on the second, and opens on an arrow key', async () => {
  openHome();
  await type('library');
  press('Escape');
  expect(options()).toEqual([]);
  expect(box().value).toBe('library');
  press('ArrowDown', { altKey: true });
  expect(options().length).toBeGreaterThan(0);
  expect(active()).toBeNull();
  press('Escape');
  press('Escape');
  expect(box().value).toBe('');
});

const selection = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);

test('SearchCombobox selects an answered text on focus and on the first click, and a second click edits it', async () => {
  renderHome('/?q=215');
  box().focus();
  expect(selection()).toBe('215');
  const clickAt = (caret: number) => {
    box().setSelectionRange(caret, caret);
    fireEvent.click(box());
  };
  clickAt(1);
  expect(selection()).toBe('215');
  clickAt(1);
  expect([selection(), box().selectionStart]).toEqual(['', 1]);
  fireEvent.change(box(), { target: { value: '2165' } });
  clickAt(2);
  expect(selection()).toBe('');
  press('Enter');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(selection()).toBe('2165');
  clickAt(2);
  expect(selection()).toBe('2165');
  fireEvent.blur(box());
  fireEvent.change(box(), { target: { value: '21' } });
  fireEvent.focus(box());
  expect(selection()).toBe('');
});

test('SearchCombobox shows the typed text on Back from a suggestion, and the query of an answer', async () => {
  const openPage = () =>
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<HomePage params={{}} slots={{}} />} />
          <Route path="*" element={<p>The page</p>} />
        </Routes>
      </BrowserRouter>,
    );
  const back = async () => {
    act(() => window.history.back());
    await screen.findByRole('combobox');
  };
  openPage();
  box().focus();
  await type('230A');
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
  screen.getByText('The page');
  await back();
  expect(box().value).toBe('230A');
  fireEvent.change(box(), { target: { value: '215' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  box().focus();
  await type('230A');
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
  await back();
  expect(box().value).toBe('215');
});

test('SearchCombobox ignores keys during IME composition', async () => {
  openHome();
  await type('library');
  press('ArrowDown', { isComposing: true });
  expect(active()).toBeNull();
});

test('SearchCombobox lists recent searches in an empty box, and clears them on request', async () => {
  openHome();
  fireEvent.change(box(), { target: { value: '215' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.change(box(), { target: { value: '' } });
  const recent = within(screen.getByRole('group', { name: 'Recent searches' })).getByRole('option');
  expect(recent.getAttribute('href')).toBe(paths.home('215'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('SearchCombobox stores only searches that were found as recent', async () => {
  openHome();
  for (const text of ['<script>', 'keran pie', '300 '.repeat(300), 'canteen']) {
    fireEvent.change(box(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  }
  await waitFor(() => expect(texts()).toEqual(['canteen']));
});

test('SearchCombobox lists the categories of the college in an empty box, and does not store them as recent', async () => {
  openHome();
  fireEvent.change(box(), { target: { value: 'x' } });
  fireEvent.change(box(), { target: { value: '' } });
  const group = within(await screen.findByRole('group', { name: 'Nearest' }, { timeout: 15_000 }));
  const categories = group.getAllByRole('option').map(({ textContent }) => textContent);
  expect(categories).toEqual(['Toilets', 'Drinking water', 'Lifts', 'Exits', 'Food']);
  fireEvent.click(group.getByRole('option', { name: 'Lifts' }));
  expect(currentPath()).toBe(paths.home('Lifts'));
  expect(localStorage.length).toBe(0);
});

test('SearchCombobox suggests the places near another one as one search', async () => {
  openHome();
  await type('toilet near 215');
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'toilet near 215 walking time from Room 215',
  ]);
  expect(options()[0]?.getAttribute('href')).toBe(paths.home('toilet near 215'));
  expect(screen.queryByText(/No match/)).toBeNull();
});

test('SearchCombobox suggests the directions of a query with both ends', async () => {
  openHome();
  await type('main gate -> 310');
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Main Gate 1 to Room 310 third floor, west wing310',
  ]);
  expect(options()[0]?.getAttribute('href')).toBe(paths.navigate({ from: 'main-gate-1', to: 'room-310' }));
});

test('SearchCombobox suggests the person with the telephone number that is typed', async () => {
  openHome();
  await type('11040');
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Dr. L. Sridhar Naidu Professor & Head of CE, room 154, first floor',
  ]);
});

test('SearchCombobox reports corrected words', async () => {
  openHome();
  await type('libary');
  expect(screen.getByText(/^Showing results for .*Library/)).toBeTruthy();
});

test('SearchCombobox announces once, after a pause in typing, in one live region', async () => {
  openHome();
  await type('l');
  const spoken: string[] = [];
  const changes = new MutationObserver((records) => {
    const regions = records.map(({ target }) => (target as Element).closest?.('[role=status], [aria-live]'));
    spoken.push(...[...new Set(regions)].flatMap((region) => region?.textContent || []));
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => changes.disconnect());
  for (const text of ['lib', 'liba', 'libary']) {
    await type(text);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await expect
    .poll(announced, { timeout: 5000 })
    .toMatch(/^Showing results for .*Library.*\. \d+ suggestions\.$/);
  expect(spoken).toEqual([announced()]);
  fireEvent.change(box(), { target: { value: 'library' } });
  await expect.poll(announced, { timeout: 5000 }).toMatch(/^\d+ suggestions\.$/);
});

test('SearchCombobox asks in one sentence when no name matches every word', async () => {
  openHome();
  await type('keran pie');
  const sentence = 'No exact match. Did you mean Dr. Kiran Pai?';
  expect(screen.getByText(sentence)).toBeTruthy();
  fireEvent.change(box(), { target: { value: 'kira' } });
  expect(screen.queryByText(/No exact match/)).toBeNull();
});

test('SearchCombobox reports no match while typing, from three letters on, and announces it after a pause', async () => {
  openHome();
  await type('lab');
  fireEvent.change(box(), { target: { value: 'qzx' } });
  expect(announced()).toBe('');
  await expect.poll(announced).toBe('Nothing matches "qzx".');
  expect(screen.getAllByText('Nothing matches "qzx".')).toHaveLength(2);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  fireEvent.change(box(), { target: { value: 'qz' } });
  expect(screen.queryByText(/Nothing matches/, { ignore: '[role="status"] *' })).toBeNull();
});

test.each(hostileTexts)('SearchCombobox accepts %s', async (_, text) => {
  openHome();
  await type('lab');
  fireEvent.change(box(), { target: { value: text } });
  expect(box().value).toBe(text);
  for (const option of options()) expect(option.getAttribute('href')).toMatch(/^\/[a-z]/);
  expect(document.querySelector('img')).toBeNull();
});
