// @vitest-environment jsdom
import type { Level, Place, Room } from '@campusway/campus';
import { type PartProps, placePaths, type Slots } from '@campusway/contract';
import { college, Link, Route, Routes, useLocation } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { shownPath, showPage } from '../../tests/show-page.tsx';
import PlacePage from './PlacePage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Fake parts of the maps remote. */
const slots: Slots = {
  'place-plan': ({ place }: PartProps['place-plan']) => <p>plan around {place}</p>,
  'place-nearby': ({ place }: PartProps['place-nearby']) => <p>near {place}</p>,
};

const show = (path: string, offered = slots) =>
  showPage(
    <>
      <Routes>
        <Route path="/room/:room" element={<Page of="room" slots={offered} />} />
        <Route path="/place/:place" element={<Page of="place" slots={offered} />} />
      </Routes>
      <Link to="/room/210">another room</Link>
    </>,
    path,
  );

function Page({ of, slots: offered }: { readonly of: 'room' | 'place'; readonly slots: Slots }) {
  const [, , last = ''] = useLocation().pathname.split('/');
  return <PlacePage params={{ [of]: decodeURIComponent(last) }} slots={offered} />;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const data = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

describe('PlacePage of a room', () => {
  test('shows sign, name, department, location and directions to and from it', () => {
    show('/room/214');
    expect(heading()).toBe('214 Data Structures Lab');
    expect(screen.getByText('plan around room-214')).toBeTruthy();
    expect(screen.getByText('near room-214')).toBeTruthy();
    expect(hrefOf('CSE')).toBe('/cse-map?room=214');
    expect(hrefOf('Second floor, west wing')).toBe('/floor2?to=room-214');
    expect(hrefOf('Directions to here')).toBe('/navigate?to=room-214');
    expect(hrefOf('Start here')).toBe('/navigate?from=room-214');
    // For caretakers: the About page explains it.
    expect(screen.queryByRole('link', { name: /sign/i })).toBeNull();
  });

  test('keeps the name of Share where the clipboard is refused, and says where the link is', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    show('/room/113');
    const tools = within(screen.getByRole('region', { name: 'Save, share and print' }));
    const outcome = tools.getByRole('status');
    await act(async () => void fireEvent.click(tools.getByRole('button', { name: 'Share' })));
    expect(outcome.textContent).toBe('The link could not be copied. Copy it from the address bar.');
    expect(tools.getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  test('lists the people in the room with links', () => {
    show('/room/205');
    const people = within(screen.getByRole('region', { name: 'Who is here' }));
    expect(people.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dr. Anand Krishnan',
      'Dr. Vani Venkataraman',
    ]);
    expect(people.getByRole('link', { name: 'Dr. Anand Krishnan' }).getAttribute('href')).toBe(
      '/cse?person=cse-anand-krishnan',
    );
  });

  test.each([
    ['/room/215', 'Who is hereNo one is listed.'],
    ['/room/234', undefined],
  ])('says of a faculty room that no one is listed: %s', (path, text) => {
    show(path);
    expect(screen.queryByRole('region', { name: 'Who is here' })?.textContent).toBe(text);
  });

  test('shows the note on its name and its name on the campus map', () => {
    show('/room/270');
    expect(screen.getByText(/The name counts from the ground floor/)).toBeTruthy();
    cleanup();
    show('/room/101');
    expect(screen.getByText('Also called Administration Block')).toBeTruthy();
  });

  test('saves the room on the device under its path', () => {
    show('/room/214');
    fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(JSON.parse(localStorage.getItem('campusway.saved-places') ?? '')).toEqual([
      {
        id: 'room-214',
        kind: 'place',
        name: 'Room 214',
        detail: 'Data Structures Lab, second floor',
        path: '/room/214',
      },
    ]);
  });

  test('says that the room is closed until when and why, until it opens', () => {
    onTestFinished(() => {
      provideParts({ closures: undefined });
      vi.useRealTimers();
    });
    vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00Z'), shouldAdvanceTime: false });
    const { nodes = [] } = college.findPlace('room-214') ?? {};
    const until = Date.parse('2026-11-27T11:30:00Z');
    provideParts({ closures: [{ name: 'room 214', reason: 'Painting', nodes, signs: [], until }] });
    show('/room/214');
    expect(screen.getByText('Closed until Friday 17:00: painting')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(until - Date.now()));
    expect(screen.queryByText(/Closed/)).toBeNull();
  });

  test('works without parts of other modules', () => {
    show('/room/214', {});
    expect(heading()).toBe('214 Data Structures Lab');
    expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull();
  });

  test('sets title and metadata of the document while it is shown', () => {
    document.title = 'Room · CampusWay';
    show('/room/214');
    expect(document.title).toBe('Room 214: Data Structures Lab · CampusWay');
    expect(data()).toMatchObject([
      {
        '@type': 'Place',
        name: 'Room 214: Data Structures Lab',
        url: 'http://localhost:3000/room/214',
        containedInPlace: {
          name: 'Second floor, west wing',
          containedInPlace: { '@type': 'CollegeOrUniversity', name: 'Sample College of Engineering' },
        },
      },
    ]);
    fireEvent.click(screen.getByText('another room'));
    expect(document.title).toMatch(/^Room 210: /);
    expect(data()).toHaveLength(1);
    cleanup();
    expect([document.title, data()]).toEqual(['Room · CampusWay', []]);
  });
});

test('PlacePage moves the focus from the main part to its heading, and from nothing else', () => {
  show('/room/214');
  expect(document.activeElement).toBe(document.body);
  const main = screen.getByRole('main');
  main.tabIndex = -1;
  main.focus();
  fireEvent.click(screen.getByText('another room'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('PlacePage of a place shows name, location and directions to and from it', () => {
  show('/place/canteen');
  expect(heading()).toBe(' Canteen');
  expect(hrefOf('On the campus')).toBe('/campus-nav?to=canteen');
  expect(hrefOf('Directions to here')).toBe('/navigate?to=canteen');
  expect(screen.queryByRole('region', { name: 'Who is here' })).toBeNull();
});

test.each([
  ['/room/329a', '/room/329A'],
  ['/place/room-329a', '/room/329A'],
  ['/room/room-329a', '/room/329A'],
  ['/room/234%20', '/room/234'],
  ['/room/234.', '/room/234'],
  ['/room/0234', '/room/234'],
  ['/place/Canteen', '/place/canteen'],
  ['/room/canteen', '/place/canteen'],
  ['/place/central-library', '/room/129'],
  ['/place/library', '/room/129'],
  ['/place/main%20gate%201', '/place/main-gate-1'],
])('PlacePage redirects %s to %s', (path, canonical) => {
  show(path);
  expect(shownPath()).toBe(canonical);
});

test('PlacePage shows every room and place at its canonical path', () => {
  const written = [
    ...college.rooms.map(({ number }) => placePaths.room(number)),
    ...college.places.map((place) => placePaths.pageOf(place)),
  ];
  for (const path of new Set(written)) {
    show(path);
    expect(shownPath()).toBe(path);
    expect(heading()).not.toContain('There is no');
    cleanup();
  }
}, 60_000);

describe('PlacePage of an unknown place', () => {
  const nearest = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  test.each([
    ['/room/335', /334.*336/],
    ['/place/cantene', /^Canteen/],
    ['/room/programing-lab', /^Programming Lab/],
  ])('%s offers the closest names', (path, names) => {
    show(path);
    expect(heading()).toMatch(/^(There is no (room|place) “.*” on the campus|The plan shows no door 335)$/);
    expect(nearest().join(' ')).toMatch(names);
    expect(shownPath()).toBe(path);
  });

  test.each([
    ['/place/nothing', 'Similar names'],
    ['/room/335', 'Nearest to it'],
  ])('%s calls its list %j', (path, title) => {
    show(path);
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
  });

  test.each([
    ['/room/405', 'No room 405 · CampusWay'],
    ['/place/nothing', 'No place nothing · CampusWay'],
  ])('%s has the title %j', (path, title) => {
    document.title = 'Room · CampusWay';
    show(path);
    expect(document.title).toBe(title);
    cleanup();
    expect(document.title).toBe('Room · CampusWay');
  });

  test('a name that several places begin with lists these alone', () => {
    show('/room/roof-terrace');
    expect(nearest()).toHaveLength(2);
    for (const name of nearest()) expect(name).toMatch(/^Roof terrace/);
  });

  test('a number whose neighbours it lists leads to no search, which would have the same neighbours', () => {
    show('/room/335');
    expect(heading()).toBe('The plan shows no door 335');
    expect(screen.queryByRole('link', { name: /^Search for/ })).toBeNull();
  });

  test.each(['/room/%3Cb%3E', '/room/999', '/place/%F0%9F%99%82', `/place/${'x'.repeat(2000)}`])(
    '%s leads to the search and to the floors',
    (path) => {
      show(path);
      expect(hrefOf(/^Search for “.+”$/)).toMatch(/^\/\?q=/);
      expect(nearest()).toEqual(['First floor1', 'Second floor2', 'Third floor3', 'Fourth floor4']);
    },
  );
});

describe('PlacePage in a college of several buildings', () => {
  const level = (id: string, building: string, title: string): Level => ({
    id,
    building,
    ordinal: 0,
    shortName: 'EG',
    name: 'ground floor',
    title,
    elevation: 0,
  });
  const room = (number: string, name: string, more: Partial<Room> = {}): Room => ({
    number,
    name,
    level: 1,
    kind: 'classroom',
    aliases: [],
    ...more,
  });
  const place = (id: string, more: Partial<Place>): Place => ({
    id,
    kind: 'room',
    name: id,
    level: 1,
    aliases: [],
    x: 0,
    y: 0,
    nodes: [],
    ...more,
  });

  function showHill(path: string): void {
    const { rooms, places, levels, people } = college;
    onTestFinished(() => provideParts({ rooms, places, levels, people }));
    provideParts({
      levels: [
        { ...level('outdoors', '', 'outdoors') },
        level('main-ground', 'main', 'ground floor, Main Building'),
        level('annex-ground', 'annex', 'ground floor, Annex'),
      ],
      rooms: [
        room('101', 'Porter'),
        room('N-101', 'History Seminar', { sign: '101', level: 2 }),
        room('A-1.05', 'Essay Seminar'),
        room('実験室', 'Chemistry Laboratory', { kind: 'lab' }),
        room('reading-room', 'Reading Room', { sign: '', kind: 'other' }),
        room('EG 13', 'Cellar'),
      ],
      places: [
        place('room-101', { name: 'Room 101', code: '101' }),
        place('room-n-101', { name: 'Room N-101', code: 'N-101', level: 2 }),
        place('room-a-1.05', { name: 'Room A-1.05', code: 'A-1.05' }),
        place('room-実験室', { name: 'Room 実験室', code: '実験室' }),
        place('room-reading-room', { name: 'Reading Room' }),
      ],
      people: [],
    });
    show(path);
  }

  test.each([
    ['/room/n-101', '/room/N-101', 'N-101 History Seminar', 'Ground floor, Annex'],
    ['/room/101', '/room/101', '101 Porter', 'Ground floor, Main Building'],
    ['/room/a-1.05', '/room/A-1-05', 'A-1.05 Essay Seminar', 'Ground floor, Main Building'],
    [
      '/room/%E5%AE%9F%E9%A8%93%E5%AE%A4',
      undefined,
      '実験室 Chemistry Laboratory',
      'Ground floor, Main Building',
    ],
    ['/place/room-reading-room', '/room/reading-room', ' Reading Room', 'Ground floor, Main Building'],
  ])('%s is %s', (path, canonical, title, where) => {
    showHill(path);
    expect(shownPath()).toBe(canonical ?? path);
    expect(heading()).toBe(title);
    expect(screen.getByText(new RegExp(where))).toBeTruthy();
  });

  test('reports that the plan does not show the room', () => {
    showHill('/room/EG-13');
    expect(heading()).toBe('EG 13 Cellar');
    expect(screen.getByText('The plan does not show this room yet.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Directions to here' })).toBeNull();
  });
});
