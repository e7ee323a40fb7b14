// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { offersFor } from './default-suggestions.ts';
import { PlaceCombobox } from './PlaceCombobox.tsx';
import { readRecentPlaces, type Suggestion } from './recent-places.ts';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
let isVisible = true;
Element.prototype.checkVisibility = () => isVisible;

const defaults = [
  { id: 'canteen', title: 'Canteen', where: 'on the campus' },
  { id: 'parking', title: 'Parking', where: 'on the campus' },
];

function show(chosen = '', isOffered = (_: Suggestion) => true, unknown?: string) {
  const [onChoose, onHide] = [vi.fn(), vi.fn()];
  const props = { chosen, unknown, defaults, isOffered, onChoose, onHide };
  const { rerender } = render(<PlaceCombobox label="TO" {...props} />);
  const goForward = (to: string) => rerender(<PlaceCombobox label="TO" {...props} chosen={to} />);
  return {
    onChoose,
    onHide,
    goForward,
    box: screen.getByRole('combobox', { name: 'TO' }) as HTMLInputElement,
  };
}

const type = async (box: HTMLElement, text: string) => {
  fireEvent.change(box, { target: { value: text } });
  if (text) await screen.findAllByRole('option');
};
const key = (box: HTMLElement, name: string) => fireEvent.keyDown(box, { key: name });

const announced = () => screen.getByRole('status').textContent;

describe('PlaceCombobox', () => {
  test('a click selects a chosen name, but not what is typed', async () => {
    const { box } = show('Room 339');
    box.focus();
    box.setSelectionRange(3, 3);
    fireEvent.click(box);
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 8]);
    await type(box, 'lib');
    box.setSelectionRange(1, 1);
    fireEvent.click(box);
    expect([box.selectionStart, box.selectionEnd]).toEqual([1, 1]);
  });

  test('text in a box that a narrower window hides is no choice', async () => {
    const { box, onChoose, onHide } = show('Room 339');
    box.focus();
    await type(box, 'lib');
    isVisible = false;
    fireEvent.blur(box);
    isVisible = true;
    expect([onChoose.mock.calls, onHide.mock.calls.length, box.value]).toEqual([[], 1, 'lib']);
  });

  test('announces the suggestions once, half a second after the last key', async () => {
    const { box } = show();
    await type(box, 'l');
    const spoken: string[] = [];
    const changes = new MutationObserver(() => spoken.push(announced() ?? ''));
    changes.observe(screen.getByRole('status'), { subtree: true, childList: true, characterData: true });
    for (const text of ['li', 'lib', 'libr']) {
      fireEvent.change(box, { target: { value: text } });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await waitFor(() => expect(announced()).toMatch(/^\d+ places?\. Enter chooses Central Library/));
    expect(spoken.filter(Boolean)).toEqual([announced()]);
    changes.disconnect();
  });

  test('shows default suggestions before typing', () => {
    const { box, onChoose } = show();
    fireEvent.click(box);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Canteen on the campus',
      'Parking on the campus',
    ]);
    fireEvent.click(screen.getByRole('option', { name: /Parking/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('parking');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('lists after each key the rows of the text in the box only', async () => {
    const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    const text = 'please where is the toliet near me';
    const { box } = show();
    for (let length = 1; length <= text.length; length++) {
      fireEvent.change(box, { target: { value: text.slice(0, length) } });
      if (length === 1) await screen.findAllByRole('option');
      expect(rows()).toEqual([...new Set(rows())]);
    }
    const typed = rows();
    cleanup();
    await type(show().box, text);
    expect(typed).toEqual(rows());
  });

  test('closes the list when Forward brings a choice', () => {
    const { box, goForward } = show();
    fireEvent.click(box);
    goForward('Canteen');
    expect(box.value).toBe('Canteen');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test.each([
    ['205', 'room-205'],
    ['230 a', 'room-230a'],
    ['2l5', 'room-215'],
    ['rm 2 15', 'room-215'],
    ['two two five', 'room-225'],
    ['room three zero five', 'room-305'],
    ['Zwei zwei fünf.', 'room-225'],
    ['2210', 'ece-divya-raju'],
    ['libary', 'central-library'],
    ['library', 'central-library'],
    ['jyothi pandey', 'cse-jyothi-pandey'],
    ['toilet', 'nearest-toilet'],
    ['ladies', 'nearest-womens-toilet'],
    ["women's toilet", 'nearest-womens-toilet'],
    ['gents toilet', 'nearest-mens-toilet'],
    ['exit', 'nearest-exit'],
    ['third floor', 'level-3'],
    ['mba', 'department-mba'],
  ])('Enter chooses the first suggestion for %j', async (text, id) => {
    const { box, onChoose } = show();
    await type(box, text);
    key(box, 'Enter');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(id);
  });

  test('marks the option that Enter chooses', async () => {
    const { box, onChoose } = show();
    await type(box, 'seminar hall');
    const marked = () =>
      screen.getAllByRole('option').flatMap((one, at) => (one.dataset.taken === 'true' ? [at] : []));
    expect(marked()).toEqual([0]);
    await waitFor(() =>
      expect(announced()).toMatch(/^\d+ places\. Enter chooses PortFolio, 161, first floor/),
    );
    for (const name of ['ArrowDown', 'ArrowDown']) key(box, name);
    expect(marked()).toEqual([1]);
    const [, second] = screen.getAllByRole('option');
    key(box, 'Enter');
    expect(second?.textContent).toContain(college.findPlace(onChoose.mock.lastCall?.[0])?.code);
  });

  test.each([
    ['toilet near 215', 8, ['toilet-men-west-2']],
    ['main gate to 310', 1, ['room-310', { from: 'main-gate-1', to: 'room-310' }]],
  ])('Enter chooses the places that %j names', async (text, count, chosen) => {
    const { box, onChoose } = show();
    await type(box, text);
    expect(screen.getAllByRole('option')).toHaveLength(count);
    key(box, 'Enter');
    expect(onChoose.mock.calls).toEqual([chosen]);
  });

  test.each([
    [' 205 ', 'room-205'],
    ['librery', 'central-library'],
    ['129 first floor', 'central-library'],
  ])('Enter before the search is loaded chooses the place that %j names', async (text, id) => {
    const { box, onChoose } = show();
    fireEvent.change(box, { target: { value: text } });
    key(box, 'Enter');
    expect(onChoose).toHaveBeenCalledTimes(text === ' 205 ' ? 1 : 0);
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(id));
  });

  test('Enter, pressed again before the search is loaded, gives the text to the page', () => {
    const { box, onChoose } = show();
    fireEvent.change(box, { target: { value: 'toilet near 205' } });
    key(box, 'Enter');
    key(box, 'Enter');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('toilet near 205');
  });

  test.each([
    ['Room 335', 'No room 335. Nearest: 334, 336.', ['334', '336']],
    ['205a', 'No room 205A. Nearest: 205, 206.', ['205', '206']],
    ['2211', 'No exact match. Did you mean 211 or 221?', ['211', '221']],
    ['rm 20', 'No room 20.', ['442']],
    ['langauge lab', 'Showing results for “Language”.', ['261', '439']],
    ['blurry librarium', 'No exact match. Did you mean Central Library?', ['129']],
  ])('Enter and blur keep %j, which nothing matches exactly', async (text, sentence, codes) => {
    for (const leave of [
      (box: HTMLElement) => key(box, 'Enter'),
      (box: HTMLElement) => fireEvent.blur(box),
    ]) {
      const { box, onChoose } = show();
      fireEvent.change(box, { target: { value: text } });
      await screen.findAllByText(sentence);
      const options = screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
      for (const [at, code] of codes.entries()) expect(options[at]).toContain(code);
      leave(box);
      expect(onChoose).toHaveBeenCalledExactlyOnceWith(text);
      cleanup();
    }
  });

  test.each([
    [
      'doctor',
      'First aid The map shows no first-aid room. Ask at Admin Office, room 101, first floor.',
      'room-101',
    ],
    [
      'uma kulkarni',
      'Mrs. Uma Kulkarni Senior Assistant Professor, no room: ask at the CSE (AI & ML) department office',
      'csm-uma-kulkarni',
    ],
  ])('says in the option for %j what no room has, and does not remember it', async (text, option, id) => {
    const { box, onChoose } = show();
    await type(box, text);
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent?.replace(/\s+/g, ' ')).toMatch(option);
    fireEvent.click(first as HTMLElement);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(id);
    expect(readRecentPlaces().map((one) => one.id)).not.toContain(id);
  });

  test('Enter leaves to the page what the help answers', async () => {
    const { box, onChoose } = show();
    await type(box, 'bus stop');
    key(box, 'Enter');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('bus stop');
  });

  test('offers the default suggestions for the text of a link that nothing matches', async () => {
    const { box, onChoose } = show('', () => true, '999');
    fireEvent.click(box);
    fireEvent.click(await screen.findByRole('option', { name: /Parking/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('parking');
  });

  test('shows the text of a link that names no place, with suggestions for it', async () => {
    const { box, onChoose } = show('', () => true, 'central-librar');
    expect(box.value).toBe('central-librar');
    fireEvent.click(box);
    fireEvent.click(await screen.findByRole('option', { name: /Central Library/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('central-library');
  });

  test('arrow keys cycle through the list and the box, with aria-activedescendant', () => {
    const { box, onChoose } = show();
    key(box, 'ArrowDown');
    const active = () =>
      document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(active()).toMatch('Canteen');
    key(box, 'ArrowUp');
    expect(active()).toBeUndefined();
    key(box, 'ArrowUp');
    expect(active()).toMatch('Parking');
    key(box, 'Enter');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('parking');
  });

  test('Escape closes the list, then restores the chosen name', async () => {
    const { box, onChoose } = show('Room 205');
    await type(box, '310');
    key(box, 'Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    key(box, 'Escape');
    expect(box.value).toBe('Room 205');
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('an emptied box clears the choice', async () => {
    const { box, onChoose } = show('Room 205');
    await type(box, '');
    fireEvent.blur(box);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test('blur chooses the first suggestion', async () => {
    const { box, onChoose } = show();
    await type(box, '205');
    fireEvent.blur(box);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('room-205');
  });

  test.each([
    ['lab', undefined],
    ['seminar hall', undefined],
    ['toilet', 'nearest-toilet'],
    ['parking', 'parking'],
    ['canteen', 'canteen'],
    ['jyothi pandey', 'cse-jyothi-pandey'],
    ['main gate to 310', 'room-310'],
  ])('Tab after %j, which Enter would complete, chooses %s', async (text, id) => {
    const { box, onChoose } = show();
    await type(box, text);
    fireEvent.blur(box);
    expect(onChoose.mock.calls.map(([chosen]) => chosen)).toEqual(id ? [id] : []);
    expect(screen.queryByRole('listbox')).toBeNull();
    if (id) return;
    expect(box.value).toBe(text);
    expect(screen.getByRole('alert').textContent).toBe('Several places match. Choose one.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    key(box, 'Enter');
    expect(screen.getByRole('listbox')).toBeTruthy();
    key(box, 'Enter');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  test('omits what is not offered, which typing in full still chooses', async () => {
    const { box, onChoose } = show('', ({ id }) => id !== 'parking' && id !== 'cse-jyothi-pandey');
    fireEvent.click(box);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Canteen on the campus',
    ]);
    await type(box, 'jyothi');
    expect(screen.getByRole('option').textContent).toMatch('Dr. Jyothi Thakur');
    fireEvent.change(box, { target: { value: 'dr jyothi pandey' } });
    expect(screen.queryByRole('option')).toBeNull();
    key(box, 'Enter');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('cse-jyothi-pandey');
  });

  test('FROM has no "Nearest ...", and the place of the other end for neither a room nor a person', async () => {
    const place = college.findPlace('room-211');
    if (!place) throw new Error('Cannot find room 211');
    const other = {
      kind: 'target',
      target: { kind: 'place', id: place.id, name: place.name, place },
    } as const;
    const ends = { from: undefined, to: place.id };
    const isOffered = offersFor('from', { from: { kind: 'none' }, to: other, ends });
    const { box } = show('', isOffered);
    const titles = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await type(box, 'nearest toilet');
    expect(titles()[0]).toMatch(/^Toilet, men/);
    expect(titles().filter((title) => title?.startsWith('Nearest'))).toEqual([]);
    for (const text of ['211', 'dr jyothi pandey']) {
      fireEvent.change(box, { target: { value: text } });
      expect(screen.queryAllByRole('option')).toEqual([]);
      expect(screen.queryByText(/^No place matches/)).toBeNull();
    }
    key(box, 'Enter');
    const [recent] = readRecentPlaces();
    expect(recent).toMatchObject({ id: 'cse-jyothi-pandey', place: 'room-211' });
    expect(recent && isOffered(recent)).toBe(false);
  });

  test('FROM does not offer the other end under its other name', () => {
    const library = college.findPlace('central-library');
    if (!library) throw new Error('Cannot find the library');
    const target = { kind: 'place', id: library.id, name: library.name, place: library } as const;
    const ends = { from: undefined, to: library.id };
    const isOffered = offersFor('from', { from: { kind: 'none' }, to: { kind: 'target', target }, ends });
    const offered = ['room-129', 'central-library', 'room-128'].filter((id) =>
      isOffered({ id, title: id, where: '' }),
    );
    expect(offered).toEqual(['room-128']);
  });

  test('is valid with a corrected name that has results', async () => {
    const { box } = show();
    await type(box, 'natarjan');
    await screen.findAllByText('Showing results for “Natarajan”.');
    expect(box.getAttribute('aria-invalid')).toBeNull();
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Showing results/,
    );
  });

  test('reports and announces an error without a match', async () => {
    const { box } = show();
    fireEvent.change(box, { target: { value: 'qqqqqqzzzz' } });
    await screen.findAllByText('No place matches “qqqqqqzzzz”.');
    await waitFor(() => expect(announced()).toBe('No place matches “qqqqqqzzzz”.'));
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});
