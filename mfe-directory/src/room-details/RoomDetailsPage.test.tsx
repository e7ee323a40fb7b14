// @vitest-environment jsdom
import type { PartProps, Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { provideParts, replaceClosures } from '@campusway/platform/host';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shownQuery, showPage } from '../../tests/show-page.tsx';
import RoomDetailsPage from './RoomDetailsPage.tsx';

Element.prototype.scrollIntoView = vi.fn();

const show = (department: string, { query = '', slots = {} as Slots } = {}) =>
  showPage(<RoomDetailsPage params={{ department }} slots={slots} />, `/${department}-map${query}`);
const table = (name: RegExp) => within(screen.getByRole('table', { name }));
const chosenRows = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map((row) => row.querySelector('th')?.textContent);

function pressClose(): void {
  const button = screen.getByRole('button', { name: 'Choose no room' });
  button.focus();
  fireEvent.click(button);
}

/** Fake part of the maps remote. */
function Plan({ department, room, onRoom }: PartProps['department-plan']) {
  return (
    <button type="button" onClick={() => onRoom?.('208')}>
      plan of {department}, at {room ?? 'no room'}
    </button>
  );
}
const withPlan: Slots = { 'department-plan': Plan };

test.each([
  ['?room=214', 'Room 214 · CSE'],
  ['?room=999', 'CSE'],
])('RoomDetailsPage with %j has the title %j', (query, title) => {
  document.title = 'CSE';
  show('cse', { query });
  expect(document.title).toBe(title);
});

describe('RoomDetailsPage: tables', () => {
  test('have the specified captions and column headings', () => {
    show('mba');
    expect(screen.getByRole('heading', { level: 2, name: 'Room Details' })).toBeTruthy();
    const heads = screen
      .getAllByRole('table')
      .map((one) => [
        one.querySelector('caption h3')?.textContent,
        ...[...one.querySelectorAll('thead th')].map((head) => head.textContent),
      ]);
    expect(document.querySelector('caption')?.textContent).toMatch(/^Classrooms \d+$/);
    expect(heads).toEqual([
      ['Classrooms', 'Room Name', 'Room'],
      ['Labs', 'Lab name', 'Room'],
      ['Faculty Rooms', 'Faculty Name', 'Room or ID'],
      ['Department Rooms', 'Room Name', 'Room'],
      ['Waiting Rooms', 'Name', 'Room'],
      ['Additional Rooms', 'Room Name', 'Room'],
    ]);
  });

  test('append the designation to a faculty name, and label an employee ID', () => {
    show('mba');
    const row = table(/Faculty Rooms/).getByRole('row', { name: /Aditya Menon/ });
    expect(row.querySelector('th')?.textContent).toBe('Mr. Aditya Menon (Assistant Professor)');
    expect(row.querySelector('td')?.textContent).toBe('Employee ID SCE1950');
  });

  test('label staff codes and title a rooms-only column "Room"', () => {
    show('ece');
    const row = table(/Faculty Rooms/).getByRole('row', { name: /Meenakshi Reddy/ });
    expect(row.querySelector('td')?.textContent).toBe('Staff code ECE-T09');
    expect(table(/Labs/).getByRole('columnheader', { name: 'Room' })).toBeTruthy();
    expect(table(/Faculty Rooms/).getByRole('columnheader', { name: 'Room or ID' })).toBeTruthy();
  });

  test('link each row to the page of the room and to the directions', () => {
    show('cse');
    const row = within(table(/Labs/).getByRole('row', { name: /Programming Lab/ }));
    expect(row.getByRole('link', { name: 'Programming Lab' }).getAttribute('href')).toBe('/room/208');
    expect(row.getByRole('link', { name: 'Directions to 208' }).getAttribute('href')).toContain(
      'to=room-208',
    );
  });
});

describe('RoomDetailsPage: selected room', () => {
  test('a row selects its room on the plan', () => {
    show('cse', { slots: withPlan });
    expect(screen.getByText('plan of cse, at no room')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Room 214 on the plan' }));
    expect(screen.getByText('plan of cse, at 214')).toBeTruthy();
    expect(shownQuery()).toBe('?room=214');
    expect(chosenRows()).toEqual(['Data Structures Lab']);
  });

  test('a room on the plan selects its rows', () => {
    show('cse', { slots: withPlan });
    fireEvent.click(screen.getByText('plan of cse, at no room'));
    expect(chosenRows()).toContain('Programming Lab');
    expect(shownQuery()).toBe('?room=208');
  });

  test('the URL selects a room in any notation', () => {
    show('cse', { slots: withPlan, query: '?room=230+a' });
    expect(screen.getByText('plan of cse, at 230A')).toBeTruthy();
    expect(chosenRows()).toHaveLength(1);
  });

  test('scrolls to the card of a room from the URL, after its plan', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    show('mba', { slots: withPlan, query: '?room=459' });
    const plan = screen.getByRole('region', { name: 'Plan of MBA' });
    expect(scrolled.mock.contexts).toEqual([plan, within(plan).getByRole('status')]);
  });

  test('lists the people in the selected room', () => {
    show('cse', { query: '?room=205' });
    const facts = within(screen.getByRole('region', { name: 'Plan of CSE' }));
    expect(facts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dr. Anand Krishnan',
      'Dr. Vani Venkataraman',
    ]);
    expect(chosenRows()).toHaveLength(2);
  });

  test('names the department of a room that belongs to another one', () => {
    show('csd', { slots: withPlan, query: '?room=254' });
    const link = screen.getByRole('link', { name: 'CSE (AI & ML)' });
    expect(link.getAttribute('href')).toBe('/csm-map?room=254');
  });

  test('shows the note on a hall whose name counts floors differently', () => {
    show('csd', { slots: withPlan, query: '?room=270' });
    expect(screen.getByText('First Floor Seminar Hall')).toBeTruthy();
    expect(
      screen.getByText('The name counts from the ground floor; on the signs it is the second floor.'),
    ).toBeTruthy();
  });

  test('passes a room on another floor to the plan, which shows that floor', () => {
    show('ece', { slots: withPlan });
    const [row] = screen.getAllByRole('button', { name: 'Room 160 on the plan' });
    fireEvent.click(row as HTMLElement);
    expect(screen.getByText('plan of ece, at 160')).toBeTruthy();
    const facts = within(screen.getByRole('region', { name: 'Plan of ECE' }));
    expect(facts.getByText('First floor, east wing')).toBeTruthy();
    expect(screen.queryByText(/The plan here shows/)).toBeNull();
  });

  test.each(['999', '<b>', '🙂'])('reports that there is no room %j', (room) => {
    show('cse', { slots: withPlan, query: `?${new URLSearchParams({ room })}` });
    expect(screen.getByText(/There is no room/).textContent).toBe(
      `There is no room “${room}” on the campus.`,
    );
  });

  test('the close button clears the selection', () => {
    show('cse', { slots: withPlan, query: '?room=205' });
    fireEvent.click(screen.getByRole('button', { name: 'Choose no room' }));
    expect(shownQuery()).toBe('');
    expect(chosenRows()).toEqual([]);
  });

  test('the close button moves the focus of a keyboard to the button of a row', () => {
    show('cse', { slots: withPlan });
    const [, second] = screen.getAllByRole('button', { name: 'Room 205 on the plan' });
    second?.focus();
    fireEvent.click(second as HTMLElement);
    pressClose();
    expect(document.activeElement).toBe(second);
  });

  test.each([
    ['?room=214', 'Room 214 on the plan'],
    ['?room=999', 'Plan of CSE'],
  ])('the close button of %s moves the focus to "%s"', (query, name) => {
    show('cse', { slots: withPlan, query });
    pressClose();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
  });

  test('a click of a pointer on the close button leaves the page where it is', () => {
    show('cse', { query: '?room=214' });
    fireEvent.click(screen.getByRole('button', { name: 'Choose no room' }), { detail: 1 });
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([
  ['', 2, 1],
  // The card of the chosen room is a live region of its own.
  ['?room=205', 3, 0],
])('RoomDetailsPage with %j shows that a room has closed', async (query, lines, news) => {
  onTestFinished(() => provideParts({ closures: undefined }));
  show('cse', { query });
  const { nodes = [] } = college.findPlace('room-205') ?? {};
  act(() => replaceClosures([{ name: 'room 205', reason: 'Painting', nodes, signs: [] }]));
  expect(await screen.findAllByText('Room 205 is closed until further notice (painting).')).toHaveLength(
    lines,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.queryAllByText('Room 205. Closed until further notice: painting.')).toHaveLength(news);
});
