// @vitest-environment jsdom
import type { Department, StaffMember } from '@campusway/campus';
import { createSearchIndex, openSearch, toSearchRecords } from '@campusway/campus/search';
import { college } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shownQuery, showPage } from '../../tests/show-page.tsx';
import DepartmentsPage from './DepartmentsPage.tsx';

const show = (query = '') => showPage(<DepartmentsPage />, `/departments${query}`);
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Search by name...');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
/** The first: closures have a live region of their own. */
const status = () => screen.queryAllByRole('status')[0]?.textContent;
const cardOf = (label: string) =>
  within(screen.getByRole('heading', { level: 2, name: label }).closest('li') as HTMLElement);

describe('DepartmentsPage', () => {
  test('adds the search to the title of the document', () => {
    document.title = 'Faculty';
    show('?q=krish');
    expect(document.title).toBe('krish · Faculty');
    type('');
    expect(document.title).toBe('Faculty');
  });

  test('shows ten cards with picture, name, head, floor and a link to the staff', () => {
    show();
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(10);
    for (const [at, { code, label, headName = '', level = 0 }] of college.departments.entries()) {
      const card = within(cards[at] as HTMLElement);
      expect(cards[at]?.querySelector('img')?.src).toMatch(new RegExp(`/departments/${code}\\.svg$`));
      expect(card.getByRole('heading', { level: 2 }).textContent).toBe(label);
      expect(card.getByText(headName)).toBeTruthy();
      expect(card.getByText(`Floor: ${college.levels[level]?.shortName}`)).toBeTruthy();
      expect(card.getByRole('link', { name: `Faculty Rooms of ${label}` }).getAttribute('href')).toBe(
        `/${code}`,
      );
    }
  });

  test.each([
    ['non-teaching', 'non-teaching'],
    ['Non teaching staff', 'non-teaching'],
    ['teaching', 'teaching'],
    ['Teaching Staff', 'teaching'],
  ])('lists for %j all %s staff and no others', (typed, wanted) => {
    show();
    type(typed);
    const isListed = ({ isUnlisted }: StaffMember) => !isUnlisted;
    const all = college.people.filter(isListed);
    const members = all.filter(({ group }) => group === wanted);
    const counts = [wanted === 'teaching' ? members.length : 0, wanted === 'teaching' ? 0 : members.length];
    expect(status()).toBe(
      `${members.length} of ${all.length} people: ${counts[0]} teaching, ${counts[1]} non-teaching`,
    );
  });

  test('links a head to the department that lists the person', () => {
    show();
    const shared = screen.getAllByRole('link', { name: 'Dr. N. Srinivas Chowdary' });
    expect(shared.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/csm?person=csm-srinivas-chowdary'),
    );
  });

  test('names the floor of the rooms only when the head sits on another floor', () => {
    show();
    for (const [code, floor] of [
      ['ECE', 3],
      ['EEE', 1],
    ] as const)
      cardOf(code).getByText(`The head’s office. The rooms of ${code} are on floor ${floor}.`);
    expect(screen.getAllByText(/The rooms of/)).toHaveLength(2);
  });
});

describe('PeopleSearch', () => {
  test('finds people of all departments while typing and counts them', () => {
    show();
    expect(status()).toBe('');
    type('RAO');
    const expected = college.people.filter(({ name }) => name.toLowerCase().includes('rao'));
    expect(new Set(expected.map(({ department }) => department)).size).toBeGreaterThan(3);
    expect(screen.getAllByRole('listitem')).toHaveLength(expected.length);
    expect(status()).toMatch(new RegExp(`^${expected.length} of ${college.people.length} people: `));
    expect(screen.queryByText('Faculty Rooms')).toBeNull();
  });

  test.each(['IT', 'me', 'CSE', 'csd', 'Data Science', 'mba'])(
    'lists for the department %s its people, as many as its page',
    (name) => {
      show();
      type(name);
      const { code } = college.departments.find((one) =>
        [one.code, one.label, one.name, ...one.aliases].some(
          (own) => own.toLowerCase() === name.toLowerCase(),
        ),
      ) as Department;
      const expected = college.peopleOf(code).map((person) => person.name);
      expect(screen.getAllByRole('listitem')).toHaveLength(expected.length);
      expect(status()).toMatch(new RegExp(`^${expected.length} of ${college.people.length} people: `));
    },
  );

  test('finds the people whom home finds, whole words first', () => {
    show();
    type('uma');
    const search = openSearch(createSearchIndex(toSearchRecords(college)));
    const atHome = search('uma', 100).results.filter(({ record }) => record.kind === 'person');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(atHome.length);
    expect(lines[0]).toMatch(/\bUma\b/);
  });

  test('does not find someone whom no search may find', async () => {
    const people = college.people.map((person) =>
      person.name === 'Dr. Uday Balakrishnan' ? { ...person, isUnlisted: true } : person,
    );
    const before = college.people;
    provideParts({ people });
    onTestFinished(() => provideParts({ people: before }));
    show();
    type('uday bala');
    await waitFor(() => expect(status()).not.toBe(''));
    const lines = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.filter((text) => text?.includes('Uday Balakrishnan'))).toEqual([]);
  });

  test('shows designation, department and room, with links', () => {
    show();
    type('uday bala');
    const row = within(screen.getByRole('listitem'));
    expect(row.getByRole('link', { name: 'Dr. Uday Balakrishnan' }).getAttribute('href')).toBe(
      '/ece?person=ece-uday-balakrishnan',
    );
    expect(row.getByText('Professor & Head, ECE')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Room 160' }).getAttribute('href')).toBe('/room/160');
  });

  test('shows 50 people at first, all on request, and prints all', () => {
    show();
    type('s');
    const expected = college.people.filter(({ name }) => /\bs/i.test(name)).length;
    const lines = () => screen.getAllByRole('listitem');
    expect(lines().filter((line) => !line.closest('.print-only'))).toHaveLength(50);
    expect(lines()).toHaveLength(expected);
    fireEvent.click(screen.getByRole('button', { name: `Show all ${expected}` }));
    expect(lines().filter((line) => !line.closest('.print-only'))).toHaveLength(expected);
  });

  test('focuses the first person on Enter and puts the query into the URL', async () => {
    show();
    type('jyothi');
    fireEvent.submit(box().form as HTMLFormElement);
    expect(document.activeElement?.textContent).toContain('Jyothi');
    await waitFor(() => expect(shownQuery()).toBe('?q=jyothi'));
  });

  test('starts with the query in the URL', () => {
    show('?q=uday+bala');
    expect(box().value).toBe('uday bala');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('finds people with a similar name when no name contains the text', async () => {
    show();
    type('kiren pie');
    await waitFor(() =>
      expect(status()).toMatch(/^No exact match\. Did you mean Dr\. Kiran Pai\? \d+ of \d+ people: /),
    );
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Dr. Kiran Pai');
    expect(screen.queryByText('No one found')).toBeNull();
    type('kiran pai');
    expect(status()).toMatch(/^1 of \d+ people: /);
  });

  test.each([
    ['hod', 9, /Professor & Head|Head/],
    ['lab technician ece', 1, /ECE/],
    ['bharath dr chowdary', 1, /Bharath Chowdary/],
    ['naidu civil', 1, /Naidu/],
    ['SCE1150', 1, /Bharath Chowdary/],
    ['00000 11040', 1, /Sridhar Naidu/],
  ])('finds people for %j as home does, without a doubt', async (text, least, first) => {
    show();
    type(text);
    await waitFor(() => expect(status()).toMatch(/^\d+ of \d+ people: /));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.length).toBeGreaterThanOrEqual(least);
    expect(lines[0]).toMatch(first);
  });

  test.each([
    ['no room', () => true],
    ['Without an office', () => true],
    ['ece no room', ({ department }: StaffMember) => department === 'ece'],
  ])('finds for %j everyone whose line has no room', async (text, isMeant) => {
    show();
    type(text);
    const count = college.people.filter((one) => !/^\d/.test(one.room) && isMeant(one)).length;
    await waitFor(() => expect(status()).toMatch(new RegExp(`^${count} of \\d+ people: `)));
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.filter((line) => !line?.endsWith('No room'))).toEqual([]);
    expect(lines).toHaveLength(count);
  });

  test('names the word that it took when several people have it', async () => {
    show();
    type('chowdari');
    const count = college.people.filter(({ name }) => name.includes('Chowdary')).length;
    await waitFor(() =>
      expect(status()).toMatch(new RegExp(`^Showing results for “Chowdary”\\. ${count} of \\d+ people: `)),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    type('chowdary');
    expect(status()).toMatch(/^\d+ of \d+ people: /);
  });

  test('counts all people of a role, and reports none before it has searched for similar ones', async () => {
    show();
    const statuses = new Set<string>();
    const watch = new MutationObserver(() => statuses.add(status() ?? ''));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => watch.disconnect());
    type('professor');
    const count = college.people.filter(({ designation }) => /professor/i.test(designation)).length;
    await waitFor(() => expect(status()).toMatch(new RegExp(`^${count} of \\d+ people: `)));
    expect([...statuses].filter((text) => text.startsWith('None'))).toEqual([]);
    expect(screen.getByRole('button', { name: `Show all ${count}` })).toBeTruthy();
  });

  test('prints what was searched for, with the count', () => {
    show('?q=sridhar');
    expect(screen.getByText(/^Search:/).textContent?.trim()).toBe('Search: “sridhar”.');
    expect(screen.getByText(/^4 of 272 people/).closest('.screen-only')).toBeNull();
  });

  test('reports no match, and returns to the departments with the focus in the box', async () => {
    show();
    type('zzz');
    expect(screen.getByText(/^No one in/).textContent).toBe('No one in the directory matches “zzz”.');
    await waitFor(() => expect(status()).toBe(`None of ${college.people.length} people`));
    fireEvent.click(screen.getByRole('button', { name: 'Show the departments' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(document.activeElement).toBe(box());
  });
});
