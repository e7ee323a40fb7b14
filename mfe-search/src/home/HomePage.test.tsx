// @vitest-environment jsdom
import { type PartProps, paths, placePaths, type Slots } from '@campusway/contract';
import { BrowserRouter, college, rememberVisitStart, savePlace } from '@campusway/platform';
import { provideParts, replaceClosures } from '@campusway/platform/host';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announced, currentPath, hostileTexts, renderHome } from '../../tests/render-home.tsx';
import HomePage from './HomePage.tsx';

let touch = false;

beforeEach(() => {
  touch = false;
  // jsdom has no layout: no media queries, no scrolling.
  vi.stubGlobal('matchMedia', () => ({ matches: touch }));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const box = () => screen.getByPlaceholderText<HTMLInputElement>('Enter Room Number');
const answer = () => screen.getByRole('group', { name: 'Answer' }).textContent;
/** Waits until the search has loaded. */
const findAnswer = (text: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Answer' })).findByText(text);
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

function close(ids: readonly string[]): void {
  const nodes = ids.flatMap((id) => college.findPlace(id)?.nodes ?? []);
  onTestFinished(() => provideParts({ closures: undefined }));
  provideParts({ closures: [{ name: 'it', reason: 'Painting', nodes, signs: [] }] });
}

function searchFor(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('HomePage shows its heading and no answer at first', () => {
  renderHome();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lost your way in campus?');
  expect(answer()).toBe('');
});

test.each(['🚻', '📚', '...', '-'])('HomePage answers %j, which has no letter', async (text) => {
  renderHome();
  searchFor(text);
  await findAnswer(`Nothing matches "${text}".`);
  await expect.poll(announced).toBe(`Nothing matches "${text}".`);
});

test.each([
  'where am i',
  'Where am I?',
  'I am lost',
  'मैं कहाँ हूँ',
  'main kahan hoon',
  'main kaha hu',
  'నేను ఎక్కడ ఉన్నాను',
  'nenu ekkada',
  'nenu ekkada unnanu',
])('HomePage says how to find out: %j', async (text) => {
  renderHome();
  searchFor(text);
  await findAnswer(/^This map does not know where you are\. Scan the code beside a door, or type the number/);
});

test('HomePage adds the submitted query to the title of the document', () => {
  document.title = 'CampusWay';
  renderHome('/?q=Lifts');
  expect(document.title).toBe('Lifts · CampusWay');
  searchFor(' 215 ');
  expect(document.title).toBe('215 · CampusWay');
  searchFor('');
  expect(document.title).toBe('CampusWay');
});

test.each([
  ['215', 'Room 215 is on the second floor: CSE department.'],
  [' 230 a ', 'Room 230A is on the second floor: CSE department.'],
  ['236', 'Room 236 is on the second floor: Auditorium.'],
  ['205A', 'The plan shows no door 205A. Room 205 is on the second floor: CSE department.'],
  ['AUDITORIUM', 'Auditorium: room 236, second floor.'],
])('HomePage answers %j', (text, sentence) => {
  renderHome();
  searchFor(text);
  expect(answer()).toContain(sentence);
});

test('HomePage waits for the answer to a query in the address in its place', async () => {
  renderHome('/?q=antenna+room');
  const place = screen.getByRole('group', { name: 'Answer' });
  const isWaiting = () => place.querySelector('[data-loading]') !== null;
  expect(isWaiting()).toBe(true);
  await waitFor(() => expect(place.textContent).toContain('ntenna'));
  expect(isWaiting()).toBe(false);
});

test('HomePage asks for a name where no room has a number', () => {
  vi.spyOn(college, 'facts', 'get').mockReturnValue({ ...college.facts, unnumbered: true });
  onTestFinished(() => void vi.restoreAllMocks());
  renderHome();
  fireEvent.click(screen.getByPlaceholderText('Enter Room Name'));
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(answer()).toBe('Enter the name of a room or a place.');
});

test.each([
  ['214', ['room-214'], 'Closed until further notice: painting'],
  ['data structures lab', ['room-214'], 'Closed until further notice: painting'],
  ['canteen', ['canteen'], 'Closed until further notice: painting'],
])('HomePage says that the answer to %j is closed', async (query, ids, text) => {
  close(ids);
  renderHome();
  searchFor(query);
  expect(await findAnswer(text)).toBeTruthy();
});

test.each([
  ['214', 'Room 214'],
  ['data structures lab', 'Room 214'],
])('HomePage shows and announces that the answer to %j has closed meanwhile', async (query, name) => {
  onTestFinished(() => provideParts({ closures: undefined }));
  renderHome();
  searchFor(query);
  await screen.findByRole('link', { name: /Directions/ });
  await expect.poll(announced).toBeTruthy();
  const { nodes = [] } = college.findPlace('room-214') ?? {};
  act(() => replaceClosures([{ name: 'room 214', reason: 'Painting', nodes, signs: [] }]));
  await findAnswer('Closed until further notice: painting');
  await expect.poll(announced).toBe(`${name}. Closed until further notice: painting.`);
});

test('HomePage announces a place of a list that has closed meanwhile', async () => {
  onTestFinished(() => provideParts({ closures: undefined }));
  renderHome('/?q=seminar');
  await screen.findByRole('heading', { name: /matches for/ });
  const { nodes = [] } = college.findPlace('room-161') ?? {};
  act(() => replaceClosures([{ name: 'the hall', reason: 'Painting', nodes, signs: [] }]));
  await expect.poll(announced).toBe('PortFolio. Closed until further notice: painting.');
});

test('HomePage lists closed toilets last and says so, and no person in a closed room as closed', async () => {
  const toilets = college.places
    .filter(({ kind }) => kind === 'toilet')
    .toSorted((a, b) => a.level - b.level);
  close([toilets[0]?.id ?? '']);
  renderHome('/?q=toilet');
  const list = within(screen.getByRole('group', { name: 'Answer' }));
  await list.findByRole('heading', { name: /matches for/ });
  const all = list.queryByRole('button', { name: /^Show all/ });
  if (all) fireEvent.click(all);
  const lines = list.getAllByRole('listitem').map((line) => /Closed/.test(line.textContent ?? ''));
  expect(lines.filter(Boolean)).toHaveLength(1);
  expect(lines.at(-1)).toBe(true);
  cleanup();
  close(['room-205']);
  renderHome('/?q=Anand Krishnan');
  await screen.findByRole('link', { name: 'Staff page' });
  expect(answer()).not.toContain('Closed');
});

test.each([
  ['305', 'Room 305, IT Faculty Room 2, third floor'],
  ['236', 'Room 236 is on the second floor: Auditorium.'],
  ['205A', 'The plan shows no door 205A. Room 205 is on the second floor: CSE department.'],
  ['335', 'Room 335 is on the third floor: ECE department.'],
  ['canteen', 'Canteen: on the campus.'],
  ['+91 00000-11040', 'Dr. L. Sridhar Naidu: Professor & Head of CE, room 154, first floor.'],
  ['keran pie', 'No exact match. Did you mean Dr. Kiran Pai?'],
  ['main gate', '2 matches for “main gate”'],
  ['chowdari', 'Showing results for “Chowdary”. 6 matches'],
  ['main gate to 310', 'Main Gate 1 to Room 310, third floor, west wing, 1\u00a0minute'],
  [
    'nearest toilet from 215',
    /^\d+ matches, nearest: (Toilet, (wo)?men|Accessible toilet), .* floor.*, 1\sminute$/,
  ],
])('HomePage announces the answer to %j once, complete, as a sentence', async (question, sentence) => {
  renderHome('/', { 'walking-times': walkingTimes });
  const texts: (string | null | undefined)[] = [];
  const changes = new MutationObserver(() => texts.push(announced()));
  changes.observe(document.querySelector('search') as Element, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  onTestFinished(() => changes.disconnect());
  const spoken = () => [...new Set(texts)].filter(Boolean);
  searchFor(question);
  await expect
    .poll(spoken)
    .toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
  expect(within(screen.getByRole('group', { name: 'Answer' })).queryByRole('status')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(spoken()).toHaveLength(1);
});

test('HomePage links an answer to its page and the directions, outside of what is announced', async () => {
  renderHome('/?q=215');
  const save = await screen.findByRole('button', { name: /^Save / });
  expect(save.closest('[aria-live], [role="status"]')).toBeNull();
  expect((await screen.findByRole('link', { name: 'Show on map' })).getAttribute('href')).toBe(
    placePaths.room('215'),
  );
  expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(
    paths.navigate({ to: 'room-215' }),
  );
});

test.each([
  ['215', ['Show on map', 'Directions', 'Start here'], 'room-215'],
  ['canteen', ['Show on map', 'Directions', 'Start here'], 'canteen'],
  ['parking', ['Show on map', 'Directions', 'Start here'], 'parking'],
])('HomePage offers directions to %j and from it', async (question, labels, from) => {
  renderHome(paths.home(question));
  const start = await screen.findByRole('link', { name: 'Start here' });
  expect(start.getAttribute('href')).toBe(paths.navigate({ from }));
  const links = within(screen.getByRole('group', { name: 'Answer' })).getAllByRole('link');
  expect(links.map((link) => link.textContent?.trim())).toEqual(labels);
});

test.each(['principal', 'wifi', 'second floor'])(
  'HomePage has no start in the answer to %j',
  async (question) => {
    renderHome(paths.home(question));
    await screen.findByRole('link', { name: 'Show on map' });
    expect(screen.queryByRole('link', { name: 'Start here' })).toBeNull();
  },
);

test.each([
  ['160', 'EEE and Civil department.', 'Office of the Head, ECE'],
  ['269', 'CSD/CSM department.', 'Office of the Head, EEE'],
  ['147', 'EEE and Civil department.', 'Classroom CE II A'],
])(
  'HomePage gives the own name and department of room %s beside the words of its range',
  async (room, range, own) => {
    renderHome(`/?q=${room}`);
    expect(answer()).toContain(range);
    expect(await screen.findByText(own)).toBeDefined();
  },
);

test('HomePage puts the query into the URL and answers the query of a URL', () => {
  renderHome('/?q=auditorium');
  expect(box().value).toBe('auditorium');
  expect(answer()).toContain('room 236');
  searchFor('372');
  expect(currentPath()).toBe('/?q=372');
  expect(box().value).toBe('372');
});

test('HomePage shows the previous answer on Back during a pending render', async () => {
  render(
    <BrowserRouter>
      <HomePage params={{}} slots={{}} />
    </BrowserRouter>,
  );
  searchFor('215');
  await act(async () => {
    searchFor('auditorium');
    // React renders at the end of this act: as on a slow device, the URL changes before the page.
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
  });
  expect(window.location.search).toBe('?q=215');
  expect(box().value).toBe('215');
  expect(answer()).toContain('Room 215');
});

test('HomePage closes an on-screen keyboard on submit, and keeps the focus with a physical one', () => {
  renderHome();
  box().focus();
  searchFor('215');
  expect(document.activeElement).toBe(box());
  touch = true;
  searchFor('216');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Answer' }));
});

test('HomePage replaces the answer by the text and links when nothing matches', async () => {
  renderHome('/?q=215');
  searchFor('999');
  await findAnswer('Nothing matches "999".');
  expect(answer()).not.toContain('215');
  expect(screen.getAllByRole('list').filter((list) => list.children.length === 0)).toEqual([]);
  const links = within(screen.getByRole('region', { name: 'Where to look' })).getAllByRole('link');
  expect(hrefs(links)).toEqual(
    expect.arrayContaining([paths.screen('floor1'), paths.screen('floor4'), paths.departments()]),
  );
});

test('HomePage offers the nearest room for a number outside all ranges', async () => {
  renderHome('/?q=162');
  await findAnswer('Nothing matches "162".');
  const links = within(screen.getByRole('region', { name: 'Nearest to it' })).getAllByRole('link');
  expect(hrefs(links)).toEqual([placePaths.room('161')]);
});

test.each(['405', '405 fourth floor', 'room 405 4th floor'])(
  'HomePage offers for %j, which no door has, the nearest room',
  async (query) => {
    renderHome();
    searchFor(query);
    await findAnswer(`Nothing matches "${query}".`);
    const links = within(screen.getByRole('region', { name: 'Nearest to it' })).getAllByRole('link');
    expect(hrefs(links)).toEqual([placePaths.room('407')]);
  },
);

test('HomePage asks which room a text with two of them means', async () => {
  renderHome();
  searchFor('203/204 qqqq');
  await findAnswer('Did you mean 203 or 204?');
  expect(answer()).not.toContain('Nothing matches');
  const links = within(screen.getByRole('region', { name: 'Nearest to it' })).getAllByRole('link');
  expect(hrefs(links)).toEqual([placePaths.room('203'), placePaths.room('204')]);
});

test.each(['<b>', '?a?', '\uFFFD%A', '…', '%%', '[[x]]'])(
  'HomePage reports that nothing matches %j',
  async (text) => {
    renderHome();
    searchFor(text);
    await findAnswer(`Nothing matches "${text}".`);
    expect(screen.getByRole('region', { name: 'Where to look' })).toBeTruthy();
  },
);

test('HomePage lists the neighbours of a number without a door', async () => {
  renderHome('/?q=335');
  await findAnswer('The plan shows no door 335. Nearest:');
  expect(answer()).toContain('Room 335 is on the third floor: ECE department.');
  const links = within(screen.getByRole('group', { name: 'Answer' })).getAllByRole('link');
  expect(hrefs(links)).toEqual(['334', '336'].map((room) => placePaths.room(room)));
});

test.each([
  ['canteen', 'Canteen: on the campus.', placePaths.place('canteen')],
  ['parking', 'Parking: on the campus.', placePaths.place('parking')],
  ['library', 'Central Library: room 129, first floor.', placePaths.room('129')],
  ['admin', /^Administration Block: /, placePaths.room('101')],
  ['cse', 'CSE: department, office 202, second floor.', paths.department('cse')],
  ['MBA department', 'MBA: department, office 449, fourth floor.', paths.department('mba')],
  ['data structures lab', 'Data Structures Lab: room 214, second floor.', placePaths.room('214')],
  ['principal', /^Dr\. Lalitha Bose: .*room 104, first floor\.$/, placePaths.room('104')],
  ['dr. jyothi pandey', /^Dr\. Jyothi Pandey: .*room 211/, placePaths.room('211')],
  ['second floor', 'Second floor: CSE, CSE (AI & ML), CSE (Data Science).', paths.screen('floor2')],
  ['where can i eat', 'Canteen: on the campus.', placePaths.place('canteen')],
  ['wifi', /^The map does not show .* Ask at Admin Office/, placePaths.room('101')],
])('HomePage answers %j with one card', async (question, sentence, href) => {
  renderHome();
  searchFor(question);
  await findAnswer(sentence);
  const [first] = within(screen.getByRole('group', { name: 'Answer' })).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe(href);
});

test.each([
  ['Keran Pie', 'Dr. Kiran Pai'],
  ['blurry librarium', 'Central Library'],
])('HomePage asks in one sentence whether %j means %s', async (question, name) => {
  renderHome();
  searchFor(question);
  await findAnswer(`No exact match. Did you mean ${name}?`);
  expect(answer()).not.toMatch(/Nothing matches|Showing results|No match for/);
  const [first] = within(screen.getByRole('region', { name: 'Nearest to it' })).getAllByRole('link');
  expect(first?.textContent).toContain(name);
});

test('HomePage lists several matches with their count', async () => {
  renderHome('/?q=main%20gate');
  const list = within(await screen.findByRole('region', { name: '2 matches for “main gate”' }));
  expect(hrefs(list.getAllByRole('link', { name: /^Main Gate/ }))).toEqual(
    ['main-gate-1', 'main-gate-2'].map((place) => placePaths.place(place)),
  );
});

test('HomePage lists the only match of the beginning of a name, as the suggestions do', async () => {
  renderHome('/?q=priya');
  const list = within(await screen.findByRole('region', { name: '1 match for “priya”' }));
  expect(hrefs(list.getAllByRole('link', { name: /^Ms\. Priyanka Kulkarni/ }))).toEqual([
    placePaths.room('250'),
  ]);
  expect(answer()).not.toMatch(/Nothing matches|nearest/i);
});

test.each([
  ['bhai', 'Bhat'],
  ['chowdari', 'Chowdary'],
])('HomePage names the word that it took for %j, not one of the matches', async (query, word) => {
  renderHome(`/?q=${query}`);
  await screen.findByRole('region', { name: /^\d+ matches$/ });
  expect(screen.getByText(`Showing results for “${word}”.`)).toBeTruthy();
});

test('HomePage filters toilets by kind, without duplicate lines', async () => {
  renderHome('/?q=toilet');
  const list = within(await screen.findByRole('region', { name: /matches for “toilet”/ }));
  fireEvent.click(list.getByRole('button', { name: /^Show all/ }));
  const lines = () => list.getAllByRole('listitem').map((line) => line.textContent ?? '');
  expect(new Set(lines()).size).toBe(lines().length);
  fireEvent.click(list.getByRole('button', { name: 'Accessible' }));
  expect(lines().every((line) => /^Accessible toilet \w+ floor, \w+ wing$/.test(line))).toBe(true);
  expect(list.getByRole('button', { name: 'Accessible' }).getAttribute('aria-pressed')).toBe('true');
});

test('HomePage has filter and length of a list in the URL, and drops them for the next query', async () => {
  renderHome('/?q=toilet&kind=female');
  const list = within(await screen.findByRole('region', { name: /matches for “toilet”/ }));
  const lines = () => list.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines().every((line) => line?.startsWith('Toilet, women'))).toBe(true);
  fireEvent.click(list.getByRole('button', { name: 'Women' }));
  fireEvent.click(list.getByRole('button', { name: 'Accessible' }));
  expect(currentPath()).toBe('/?q=toilet&kind=wheelchair');
  fireEvent.click(list.getByRole('button', { name: 'Accessible' }));
  fireEvent.click(list.getByRole('button', { name: /^Show all/ }));
  expect(currentPath()).toBe('/?q=toilet&all=1');
  expect(document.activeElement).toBe(list.getAllByRole('link', { name: /toilet/i })[8]);
  cleanup();
  renderHome('/?q=toilet&all=1');
  await screen.findByRole('region', { name: /matches for “toilet”/ });
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(20);
  searchFor('drinking water');
  await screen.findByRole('region', { name: /matches for “drinking water”/ });
  expect(currentPath()).toBe('/?q=drinking+water');
});

test('HomePage returns on Back to the list with the filter that it had before', async () => {
  window.history.replaceState(null, '', '/?q=toilet');
  render(
    <BrowserRouter>
      <HomePage params={{}} slots={{}} />
    </BrowserRouter>,
  );
  const list = within(await screen.findByRole('region', { name: /matches for “toilet”/ }));
  const pressed = () => list.queryByRole('button', { pressed: true })?.textContent;
  fireEvent.click(list.getByRole('button', { name: 'Women' }));
  fireEvent.click(list.getByRole('button', { name: 'Accessible' }));
  act(() => history.back());
  await expect.poll(pressed).toBe('Women');
  act(() => history.back());
  await expect.poll(pressed).toBeUndefined();
  expect(window.location.search).toBe('?q=toilet');
});

test('HomePage marks the lines of a list on its plan, and highlights the one with the pointer or the focus', async () => {
  vi.stubGlobal('ResizeObserver', NoResizes);
  const marks = vi.fn<(marks: PartProps['campus-stage']['marks']) => void>();
  renderHome('/?q=toilet', {
    'campus-stage': (props) => {
      useEffect(() => marks(props.marks), [props.marks]);
      return null;
    },
  });
  const list = within(await screen.findByRole('region', { name: /matches for “toilet”/ }));
  const lines = () => list.getAllByRole('link', { name: /toilet/i });
  await expect.poll(() => marks.mock.lastCall?.[0]?.places).toHaveLength(8);
  const shown = lines().filter((line) => !line.closest('.print-only'));
  expect(shown.map(({ dataset }) => dataset.number)).toEqual([...'12345678']);
  // Paper has all matches.
  expect(list.getByRole('heading').textContent).toContain(`${lines().length} matches`);
  const [first, , third] = marks.mock.lastCall?.[0]?.places ?? [];
  fireEvent.pointerEnter(lines()[2] as HTMLElement);
  expect(marks.mock.lastCall?.[0]?.highlighted).toBe(third);
  act(() => marks.mock.lastCall?.[0]?.onChoose(first as string));
  expect(document.activeElement).toBe(lines()[0]);
  expect(marks.mock.lastCall?.[0]?.highlighted).toBe(first);
  searchFor('205');
  expect(marks.mock.lastCall?.[0]).toBeUndefined();
});

test.each([
  ['lift', 'lift-west-2', 'you are here'],
  ['main gate', 'main-gate-2', 'you are here'],
])('HomePage lists %j with a time on each line, also on that of the start', async (query, id, here) => {
  rememberVisitStart({ id, name: 'Start' });
  renderHome(paths.home(query), {
    'walking-times': ({ to, onTimes }) => {
      useEffect(
        () => onTimes(Object.fromEntries(to.map((one) => [one, one === id ? 0 : 90]))),
        [to, onTimes],
      );
      return null;
    },
  });
  const first = (await screen.findByText(new RegExp(here))).closest('li');
  const lines = screen.getAllByRole('listitem').filter((line) => line.closest('section'));
  expect(lines[0]).toBe(first);
  expect(lines.slice(1).every((line) => line.textContent?.endsWith('2\u00a0minutes'))).toBe(true);
});

test.each([
  ['emergency exit from 431', / to .+, step-free/],
  ['nearest toilet from 215', /Nearest to Room 215.*, step-free/],
  ['toilet', /Nearest to Room 205 first, step-free\./],
])('HomePage says of %j that its walking times are step-free', async (query, sentence) => {
  rememberVisitStart({ id: 'room-205', name: 'Room 205' });
  renderHome(paths.home(query), {
    'walking-times': ({ to, onTimes }) => {
      useEffect(() => onTimes(Object.fromEntries(to.map((id) => [id, 60])), true), [to, onTimes]);
      return null;
    },
  });
  await expect.poll(() => document.body.textContent).toMatch(sentence);
});

/** Reports a minute for the last place, two for the one before it, and so on. */
const walkingTimes: Slots['walking-times'] = ({ to, onTimes }) => {
  useEffect(
    () => onTimes(Object.fromEntries(to.map((id, at) => [id, 60 * (to.length - at)]))),
    [to, onTimes],
  );
  return null;
};

test('HomePage sorts toilets by walking time from the start of the visit', async () => {
  rememberVisitStart({ id: 'room-205', name: 'Room 205' });
  renderHome('/?q=toilet', { 'walking-times': walkingTimes });
  const list = within(await screen.findByRole('region', { name: /matches for “toilet”/ }));
  expect(list.getByText('Nearest to Room 205 first.')).toBeTruthy();
  await list.findByText(/, 1 minute$/);
  const [first, second] = list.getAllByRole('listitem').map((line) => line.textContent);
  expect(first).toMatch(/, 1\sminute$/);
  expect(second).toMatch(/, 2\sminutes$/);
  const [line] = list.getAllByRole('listitem');
  expect(
    within(line as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('from=room-205');
});

test('HomePage offers kinds of toilets only in a list of toilets', async () => {
  renderHome('/?q=4');
  await screen.findByRole('region', { name: /matches for “4”/ });
  expect(screen.queryByRole('group', { name: 'Kind' })).toBeNull();
});

test.each([
  ['toilet near 215', 'Nearest to Room 215', 'room-215', /^(Toilet|Accessible toilet)/],
  ['lab next to 205', 'Nearest to Room 205', 'room-205', /Lab/],
  ['food near library', 'Nearest to Central Library', 'central-library', /^Canteen/],
])('HomePage answers %j with walking times from there', async (question, heading, from, line) => {
  rememberVisitStart({ id: 'main-gate-1', name: 'Main Gate 1' });
  renderHome();
  searchFor(question);
  const list = within(await screen.findByRole('region', { name: heading }));
  const [first] = list.getAllByRole('link');
  expect(first?.textContent).toMatch(line);
  expect(first?.getAttribute('href')).toMatch(new RegExp(`^/navigate\\?from=${from}&to=`));
  expect(answer()).not.toMatch(/No match|minute/);
  cleanup();
  renderHome(paths.home(question), { 'walking-times': walkingTimes });
  const timed = within(await screen.findByRole('region', { name: heading }));
  await timed.findByText(/, 1 minute$/);
  expect(timed.getAllByRole('listitem')[0]?.textContent).toContain(', 1\u00a0minute');
});

test.each([
  ['main gate to 310', 'Main Gate 1 to Room 310', 'main-gate-1', 'room-310'],
  ['310 from main gate 2', 'Main Gate 2 to Room 310', 'main-gate-2', 'room-310'],
  ['पुस्तकालय to ಕ್ಯಾಂಟೀನ್', 'Central Library to Canteen', 'central-library', 'canteen'],
  ['libary to cantene', 'Central Library to Canteen', 'central-library', 'canteen'],
  ['how do I get from gate 2 to the auditorium', 'Main Gate 2 to Auditorium', 'main-gate-2', 'auditorium'],
  ['principal to admin office', 'Dr. Lalitha Bose to Admin Office', 'room-104', 'room-101'],
])('HomePage answers %j with one card', async (question, sentence, from, to) => {
  renderHome(paths.home(question), { 'walking-times': walkingTimes });
  await findAnswer(sentence);
  await findAnswer(/, 1 minute(?:$|\. )/);
  const links = within(screen.getByRole('group', { name: 'Answer' })).getAllByRole('link');
  expect(hrefs(links)).toEqual([paths.navigate({ from, to })]);
});

test('HomePage answers a route to a kind of place with the nearest on foot', async () => {
  renderHome('/?q=from%20215%20to%20ladies%20toilet', { 'walking-times': walkingTimes });
  // The last place has the shortest time.
  await findAnswer(/, 1 minute$/);
  expect(answer()).toMatch(/^Room 215 to Toilet, women.*by \d+\w?, \w+ floor/i);
});

test.each([
  ['to 310', 'Office of the Head, IT: room 310, third floor.'],
  ['205-210', 'Rooms 205-210 are on the second floor: CSE department.'],
  // The lawns are listed below.
  ['east lawn', 'No match for "east".'],
])('HomePage answers %j without a route', async (question, sentence) => {
  renderHome(paths.home(question));
  await findAnswer(sentence);
});

test('HomePage asks for a query when an empty box is submitted', () => {
  renderHome('/?q=215');
  searchFor('   ');
  expect(answer()).toBe('Enter a room number or the name of a place.');
});

test.each(hostileTexts)('HomePage answers %s with a sentence', async (_, text) => {
  renderHome();
  searchFor(text);
  const sentences =
    /^(Nothing matches|No exact match|No match for|Enter a room|CSE Faculty Room 2: room 205)/;
  await within(screen.getByRole('group', { name: 'Answer' })).findAllByText(sentences);
  expect(document.querySelector('img')).toBeNull();
  expect(currentPath()?.length).toBeLessThan(3000);
});

/** jsdom has no layout. */
class NoResizes {
  observe(): void {}
  disconnect(): void {}
}

test('HomePage renders the campus plan once the pointer is on its picture', async () => {
  vi.stubGlobal('ResizeObserver', NoResizes);
  renderHome('/', { 'campus-stage': () => <p>The plan</p> });
  expect(screen.queryByText('The plan')).toBeNull();
  fireEvent.pointerEnter(await screen.findByRole('link', { name: 'Plan of the campus' }));
  screen.getByText('The plan');
});

test('HomePage gives the plan the first click on its picture, and the second one to the link', async () => {
  vi.stubGlobal('ResizeObserver', NoResizes);
  document.elementsFromPoint = () => [];
  const clicks = vi.fn<(click: object | undefined) => void>();
  renderHome('/', {
    'campus-stage': ({ click }) => {
      clicks(click);
      return null;
    },
  });
  const link = await screen.findByRole('link', { name: 'Plan of the campus' });
  fireEvent.pointerEnter(link);
  fireEvent.click(link, { detail: 1, clientX: 7, clientY: 9 });
  expect(clicks).toHaveBeenLastCalledWith({ x: 7, y: 9 });
  expect(currentPath()).toBe('/');
  fireEvent.click(link, { detail: 1 });
  expect(currentPath()).toBe('/campus-nav');
});

test('HomePage opens the campus map on Enter, also when the plan has just taken the focus of its picture', async () => {
  vi.stubGlobal('ResizeObserver', NoResizes);
  const drawn: (() => void)[] = [];
  renderHome('/', {
    'campus-stage': ({ onDrawn }) => {
      if (onDrawn) drawn.push(onDrawn);
      return (
        // biome-ignore lint/a11y/useSemanticElements: as Leaflet's container
        <div role="group" tabIndex={-1}>
          <button type="button">Zoom in</button>
        </div>
      );
    },
  });
  const link = await screen.findByRole('link', { name: 'Plan of the campus' });
  act(() => link.focus());
  act(() => drawn.at(-1)?.());
  fireEvent.keyDown(screen.getByRole('button', { name: 'Zoom in' }), { key: 'Enter' });
  expect(currentPath()).toBe('/');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  expect(currentPath()).toBe('/campus-nav');
});

test('HomePage has quick links with their destination', () => {
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
  expect(hrefs(menuLinks())).toEqual([1, 2, 3, 4].map((level) => paths.screen(`floor${level}`)));
  fireEvent.click(screen.getByRole('button', { name: 'Floors' }));

  fireEvent.click(screen.getByRole('button', { name: 'Departments' }));
  expect(hrefs(menuLinks()).sort()).toEqual(
    college.departments.map(({ code }) => paths.screen(`${code}-nav`)).sort(),
  );
});

test('HomePage has no Departments menu for a college without departments', () => {
  const { departments } = college;
  onTestFinished(() => provideParts({ departments }));
  provideParts({ departments: [] });
  renderHome();
  expect(screen.queryByRole('button', { name: 'Floors' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Departments' })).toBeNull();
});

test('HomePage saves an answer on the device, lists it with its link, and removes it', async () => {
  renderHome();
  expect(screen.queryByRole('heading', { name: 'Saved places' })).toBeNull();
  searchFor('auditorium');
  fireEvent.click(await screen.findByRole('button', { name: 'Save Auditorium on this device' }));
  const list = within(await screen.findByRole('region', { name: 'Saved places' }));
  expect(list.getByText('Stored on this device only.')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Auditorium Room 236, second floor' }).getAttribute('href')).toBe(
    placePaths.room('236'),
  );
  fireEvent.click(list.getByRole('button', { name: 'Remove Auditorium' }));
  expect(screen.queryByRole('region', { name: 'Saved places' })).toBeNull();
});

test('HomePage says which saved place was removed', async () => {
  for (const name of ['Canteen', 'Parking'])
    savePlace({ id: name, kind: 'place', name, detail: '', path: `/place/${name}` });
  renderHome();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Canteen' }));
  expect(screen.getByText('Canteen removed').closest('[role=status]')).not.toBeNull();
});

test('HomePage announces that the last saved place was removed, and moves the focus to the page', async () => {
  savePlace({ id: 'canteen', kind: 'place', name: 'Canteen', detail: '', path: '/place/canteen' });
  const main = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  Object.assign(main, { id: 'main', tabIndex: -1 });
  renderHome();
  const remove = await screen.findByRole('button', { name: 'Remove Canteen' });
  remove.focus();
  fireEvent.click(remove);
  expect(screen.queryByRole('heading', { name: 'Saved places' })).toBeNull();
  const status = screen.getByText('Canteen removed. No saved places.').closest('[role=status]');
  expect(status).not.toBeNull();
  expect(document.activeElement).toBe(main);
});

test('HomePage has no Save button for a number without a door', async () => {
  renderHome();
  searchFor('335');
  expect(answer()).toContain('Room 335');
  searchFor('330');
  await screen.findByRole('button', { name: 'Save Room 330 on this device' });
  searchFor('335');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('HomePage offers the department office for a person without a room', async () => {
  renderHome();
  searchFor('prakash mukherjee');
  await findAnswer(
    /^Mr. Prakash Mukherjee: Senior Assistant Professor, no room: ask at the CE department office\.$/,
  );
  const link = screen.getByRole('link', { name: 'CE department office' });
  expect(link.getAttribute('href')).toBe(paths.navigate({ to: 'department-civil' }));
});

test('HomePage lists the rooms that exist before what the campus lacks', async () => {
  renderHome('/?q=store');
  const list = await screen.findByRole('region', { name: /matches for “store”/ });
  const [first, ...others] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Drawing Store');
  expect(others.slice(0, 3).map(({ textContent }) => textContent)).toEqual(
    Array(3).fill(expect.stringContaining('Store')),
  );
});
