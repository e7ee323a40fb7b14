// @vitest-environment jsdom
import type { StaffMember } from '@campusway/campus';
import { college } from '@campusway/platform';
import { provideParts, replaceClosures } from '@campusway/platform/host';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shownQuery, showPage } from '../../tests/show-page.tsx';
import StaffPage from './StaffPage.tsx';

Element.prototype.scrollIntoView = vi.fn();

const show = (department: string, query = '') =>
  showPage(<StaffPage params={{ department }} slots={{}} />, `/${department}${query}`);
const searchBox = () => screen.getByPlaceholderText<HTMLInputElement>('Search by name...');
const names = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

describe('StaffPage: similar names', () => {
  test('shows people with a similar name when no name contains the text', async () => {
    show('cse', '?q=jyoti+pandy');
    await screen.findByText(/^No exact match\. Did you mean Dr\. Jyothi Pandey\? \d+ of 39 people: /);
    expect(names('Teaching Staff')[0]).toBe('Dr. Jyothi Pandey');
  });

  test.each(college.departments)('of $code finds everyone with a role', async ({ code }) => {
    show(code, '?q=professor');
    const all = college.peopleOf(code).filter(({ designation }) => /professor/i.test(designation));
    await waitFor(() => expect(names('Teaching Staff').length).toBeGreaterThanOrEqual(all.length));
    expect(names('Teaching Staff')).toEqual(expect.arrayContaining(all.map(({ name }) => name)));
  });

  test('does not doubt a word of a designation', async () => {
    show('ece', '?q=embedded');
    expect(await screen.findByText(/^1 of \d+ people: /)).toBeTruthy();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  test('keeps the designation that was chosen', async () => {
    show('cse', '?q=jyoti+pandy&designation=Professor');
    expect(await screen.findByText(/^No one in CSE/)).toBeTruthy();
    expect(screen.queryByText(/Did you mean Dr. Jyothi/)).toBeNull();
  });
});

test.each([
  ['?person=cse-jyothi-pandey', 'Dr. Jyothi Pandey · CSE'],
  ['?person=no-such-person', 'CSE'],
  ['?q=lab', 'lab · CSE'],
  ['?sort=room', 'CSE'],
  ['?designation=associate%20professor', 'Associate Professor · CSE'],
  ['?q=lab&designation=Professor', 'lab · CSE'],
])('StaffPage with %j has the title %j', (query, title) => {
  document.title = 'CSE';
  show('cse', query);
  expect(document.title).toBe(title);
});

test.each(college.departments)(
  'StaffPage of $code names the head of the department',
  ({ code, headName }) => {
    show(code);
    const line = screen.getByText('Head of department').parentElement as HTMLElement;
    const link = within(line).getByRole('link', { name: headName });
    const head = college.people.find(({ name }) => name === headName);
    expect(link.getAttribute('href')).toBe(`/${head?.department}?person=${head?.id}`);
  },
);

test.each([
  ['Show all', '?designation=Professor'],
  ['Show everyone', '?q=zzzz'],
])('StaffPage: "%s", which removes itself, moves the focus to the name box', (name, query) => {
  show('cse', query);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(document.activeElement).toBe(searchBox());
});

describe('StaffPage: lists', () => {
  test('shows everyone of the department in two lists, and the counts', () => {
    show('cse');
    const [teaching, others] = ['teaching', 'non-teaching'].map((group) =>
      college.peopleOf('cse').flatMap((person) => (person.group === group ? [person.name] : [])),
    );
    expect(names('Teaching Staff')).toEqual(teaching);
    expect(names('Non-Teaching Staff')).toEqual(others);
    expect(screen.getByText('39 people: 30 teaching, 9 non-teaching')).toBeTruthy();
  });

  test('lists, counts and jumps to the kinds of staff of the college', () => {
    const [first, ...others] = college.peopleOf('cse');
    vi.spyOn(college, 'peopleOf').mockReturnValue([
      ...others,
      { ...first, group: 'visiting' } as StaffMember,
    ]);
    const staffKinds = [
      { id: 'teaching', title: 'Academics', short: 'academic' },
      { id: 'visiting', title: 'Visiting Faculty', short: 'visiting' },
      { id: 'non-teaching', title: 'Technical Staff', short: 'technical' },
    ];
    vi.spyOn(college, 'facts', 'get').mockReturnValue({ ...college.facts, staffKinds });
    onTestFinished(() => void vi.restoreAllMocks());
    show('cse');
    expect(names('Visiting Faculty')).toEqual([first?.name]);
    expect(screen.getByText('39 people: 29 academic, 1 visiting, 9 technical')).toBeTruthy();
    const jumps = within(screen.getByRole('navigation', { name: 'Jump to' }));
    expect(jumps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Visiting Faculty', 'Technical Staff']),
    );
  });

  test('jumps to the first of each designation, or letter, and to the non-teaching staff', () => {
    show('cse', '?sort=name');
    const jumps = within(screen.getByRole('navigation', { name: 'Jump to' }));
    const [letter, ...others] = jumps.getAllByRole('button');
    expect(others.at(-1)?.textContent).toBe('Non-Teaching Staff');
    fireEvent.click(others.at(-1) as HTMLElement);
    expect(document.activeElement?.textContent).toContain(names('Non-Teaching Staff')[0]);
    fireEvent.click(letter as HTMLElement);
    expect(document.activeElement?.textContent).toContain(names('Teaching Staff')[0]);
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'listed' } });
    expect(jumps.getByRole('button', { name: 'Associate Professor' })).toBeTruthy();
  });

  test('shows name, designation, room, contact and e-mail of a teacher', () => {
    show('cse');
    const card = cardOf('Dr. Jyothi Pandey');
    expect(card.getByText('Professor & Head')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Room 211' }).getAttribute('href')).toBe('/room/211');
    expect(card.getByRole('link', { name: 'Directions to 211' }).getAttribute('href')).toContain(
      'to=room-211',
    );
    expect(card.getByRole('link', { name: '+91 00000 10107' }).getAttribute('href')).toBe(
      'tel:+910000010107',
    );
    expect(card.getByLabelText('jyothi.pandey@college.example').getAttribute('href')).toBe(
      'mailto:jyothi.pandey@college.example',
    );
    // Without a label of its own: its title would be its description too.
    const copy = card.getByTitle('Copy link to Dr. Jyothi Pandey');
    expect(copy.querySelectorAll(':scope > :not([aria-hidden])')).toHaveLength(0);
  });

  test('shows a linked contact or Not Provided for every person', () => {
    show('ece');
    for (const { name, contact } of college.peopleOf('ece')) {
      const value = cardOf(name).getByText(/^Contact|, Contact/).nextElementSibling;
      if (/\d/.test(contact)) expect(value?.querySelector('a')?.textContent).toBe(contact);
      else expect(value?.textContent).toBe('Not Provided');
    }
  });

  test('links each of several rooms', () => {
    show('cse');
    const links = cardOf('Dr. Nandini Shetty').getAllByRole('link', { name: /^Directions to/ });
    expect(links.map((link) => link.textContent)).toEqual(['Directions to 210', 'Directions to 213']);
  });

  test('shows an employee ID as text, without directions to it', () => {
    show('mba');
    const card = cardOf('Mr. Aditya Menon');
    expect(card.getByText('Assistant Professor, Employee ID SCE1950')).toBeTruthy();
    expect(card.queryByRole('link', { name: /SCE1950/ })).toBeNull();
  });

  test('shows the designation of the non-teaching staff of MBA', () => {
    show('mba');
    expect(cardOf('Mr. J. Sandeep Jayaraman').getByText('Office Assistant')).toBeTruthy();
  });
});

describe('StaffPage: search', () => {
  test('filters both lists while typing, ignoring case, and shows the counts', () => {
    show('cse');
    fireEvent.change(searchBox(), { target: { value: 'KRISH' } });
    const left = [...names('Teaching Staff'), ...names('Non-Teaching Staff')];
    const expected = college
      .peopleOf('cse')
      .map(({ name }) => name)
      .filter((name) => name.toLowerCase().includes('krish'));
    expect(left.toSorted()).toEqual(expected.toSorted());
    expect(screen.getByText(new RegExp(`^${expected.length} of 39 people:`)).getAttribute('role')).toBe(
      'status',
    );
  });

  test('also searches the head, whom another department lists', () => {
    show('csd');
    const everyone = names('Teaching Staff');
    expect(everyone).not.toContain('Dr. N. Srinivas Chowdary');
    fireEvent.change(searchBox(), { target: { value: 'chowdary' } });
    expect(names('Teaching Staff')).toEqual(['Dr. N. Srinivas Chowdary']);
    const card = cardOf('Dr. N. Srinivas Chowdary');
    expect(card.getByText('Professor & Head, also heads CSE (Data Science)')).toBeTruthy();
    screen.getByText('The head is listed under CSE (AI & ML).');
    const total = college.peopleOf('csd').length;
    fireEvent.change(searchBox(), { target: { value: 'bindu' } });
    screen.getByText(new RegExp(`^1 of ${total} people: `));
    fireEvent.change(searchBox(), { target: { value: 'csd' } });
    screen.getByText(new RegExp(`^${total} people: `));
    fireEvent.change(searchBox(), { target: { value: '' } });
    expect(names('Teaching Staff')).toEqual(everyone);
  });

  test('puts the text into the URL after a pause in typing', async () => {
    show('cse');
    fireEvent.change(searchBox(), { target: { value: 'rao' } });
    expect(shownQuery()).toBe('');
    await waitFor(() => expect(shownQuery()).toBe('?q=rao'));
    expect(searchBox().value).toBe('rao');
  });

  test('does not change the URL after a link was followed', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      history.replaceState({}, '', '/');
      vi.useRealTimers();
    });
    show('cse');
    fireEvent.change(searchBox(), { target: { value: 'rao' } });
    // As while the next page loads and this one is still shown.
    history.pushState({}, '', '/csm');
    act(() => vi.runAllTimers());
    expect(shownQuery()).toBe('');
  });

  test('puts the text into the URL when the box loses the focus', () => {
    show('cse');
    fireEvent.change(searchBox(), { target: { value: 'rao' } });
    fireEvent.blur(searchBox());
    expect(shownQuery()).toBe('?q=rao');
  });

  test('starts with the view in the URL', () => {
    show('cse', '?q=jyothi&designation=Professor+%26+Head&sort=name');
    expect(searchBox().value).toBe('jyothi');
    expect(names('Teaching Staff')).toEqual(['Dr. Jyothi Pandey']);
    expect(screen.getByText('No one in this list matches.')).toBeTruthy();
  });

  test('focuses the first person on Enter, once similar names are found', async () => {
    show('mba');
    fireEvent.change(searchBox(), { target: { value: 'aditya' } });
    fireEvent.submit(searchBox().form as HTMLFormElement);
    expect(document.activeElement?.textContent).toBe('Mr. Aditya Menon');
    fireEvent.change(searchBox(), { target: { value: 'adithya' } });
    fireEvent.submit(searchBox().form as HTMLFormElement);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mr. Aditya Menon'));
  });

  test('prints the filters, and no list without a match', () => {
    show('mech', '?q=rao&designation=Associate+Professor');
    expect(screen.getByText(/^Search:/).textContent).toBe('Search: “rao”. Designation: Associate Professor.');
    expect(screen.getByRole('region', { name: 'Non-Teaching Staff' }).className).toContain('screen-only');
    expect(screen.getByRole('region', { name: 'Teaching Staff' }).className).not.toContain('screen-only');
  });

  test('reports no match, and shows everyone on request', () => {
    show('it', '?q=zzz');
    expect(screen.getByRole('heading', { name: 'No one found' })).toBeTruthy();
    expect(screen.getByText(/No one in IT matches/).textContent).toBe('No one in IT matches “zzz”.');
    fireEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(names('Teaching Staff')).toHaveLength(22);
  });

  test.each(['<img src=x onerror=alert(1)>', '🙂', 'مرحبا', 'x'.repeat(10_000), '%', '\u202e'])(
    'takes %j as text',
    (q) => {
      show('cse', `?${new URLSearchParams({ q })}`);
      expect(searchBox().value).toBe(q);
      expect(document.querySelector('img[src="x"], [onerror]')).toBeNull();
    },
  );

  test('filters by designation and sorts by name', () => {
    show('cse');
    fireEvent.change(screen.getByLabelText('Designation'), { target: { value: 'Professor' } });
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name' } });
    expect(names('Teaching Staff')).toEqual([
      'Dr. Anand Krishnan',
      'Dr. N. Gopal Chowdary',
      'Dr. Srinivas Sen',
    ]);
  });
});

describe('StaffPage: person in the URL', () => {
  test('marks the card and scrolls to it', async () => {
    show('cse', '?person=cse-anand-krishnan');
    const card = screen.getByText('Dr. Anand Krishnan').closest('[aria-current]');
    expect(card).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('links a person of another department to that department', () => {
    show('csd', '?person=csm-srinivas-chowdary');
    expect(screen.getByText(/is listed under/).textContent).toBe(
      'Dr. N. Srinivas Chowdary is listed under CSE (AI & ML).',
    );
  });

  test('reports that a person is not in the directory', () => {
    show('cse', '?person=cse-nobody');
    expect(screen.getByText(/who is not in the directory/).textContent).toContain('“cse-nobody”');
    expect(names('Teaching Staff')).toHaveLength(30);
  });
});

test('StaffPage shows that the room of a person has closed, and announces it once', async () => {
  onTestFinished(() => provideParts({ closures: undefined }));
  show('cse');
  const sentence = 'Room 205 is closed until further notice (painting).';
  expect(screen.queryByText(sentence)).toBeNull();
  const { nodes = [] } = college.findPlace('room-205') ?? {};
  act(() => replaceClosures([{ name: 'room 205', reason: 'Painting', nodes, signs: [] }]));
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(cardOf('Dr. Anand Krishnan').getByText(sentence)).toBeTruthy();
  expect(await screen.findAllByText('Room 205. Closed until further notice: painting.')).toHaveLength(1);
  act(() => replaceClosures([]));
  expect(screen.queryByText(sentence)).toBeNull();
});
