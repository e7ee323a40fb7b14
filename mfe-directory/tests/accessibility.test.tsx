// @vitest-environment jsdom

import type { PageProps, Slots } from '@campusway/contract';
import { college } from '@campusway/platform';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import CampusMapPage from '../src/campus-map/CampusMapPage.tsx';
import DepartmentsPage from '../src/departments/DepartmentsPage.tsx';
import RoomDetailsPage from '../src/room-details/RoomDetailsPage.tsx';
import StaffPage from '../src/staff/StaffPage.tsx';
import { showPage } from './show-page.tsx';

Element.prototype.scrollIntoView = vi.fn();

const slots: Slots = { 'department-plan': () => <p>plan</p>, 'campus-plan': () => <p>plan</p> };

const show = (Page: ComponentType<PageProps>, address: string, params: PageProps['params'] = {}) =>
  showPage(<Page params={params} slots={slots} />, address).container;

/** axe violations that need no layout; contrast is tested in the browser and in ui-kit. */
async function violations(container: HTMLElement): Promise<readonly string[]> {
  // Details of passed rules take a third of the time.
  const { violations: found } = await axe.run(container, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Headings that skip a level. */
function skippedHeadings(container: HTMLElement): readonly string[] {
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  return levels.flatMap((level, at) => {
    const above = levels[at - 1] ?? 0;
    return level > above + 1 ? [`h${above} is followed by h${level}`] : [];
  });
}

const staff = { department: 'cse' };
const pages: readonly [string, ComponentType<PageProps>, string, PageProps['params']?][] = [
  ['the departments', DepartmentsPage, '/departments'],
  ['the campus map', CampusMapPage, '/campus-map'],
  ['a directory without a match', StaffPage, '/cse?q=zzz&designation=Nothing', staff],
  ['a directory with one list empty', StaffPage, '/cse?designation=Professor', staff],
  ['a directory with a person marked', StaffPage, '/cse?person=cse-anand-krishnan', staff],
  ['a directory with an unknown person', StaffPage, '/cse?person=nobody', staff],
  ['rooms with one chosen', RoomDetailsPage, '/cse-map?room=205', staff],
  ['rooms with an unknown one chosen', RoomDetailsPage, '/cse-map?room=999', staff],
];

describe('pages have no axe violations and skip no heading level:', () => {
  test.each(pages)('%s', async (_, Page, address, params) => {
    const container = show(Page, address, params);
    expect(await violations(container)).toEqual([]);
    expect(skippedHeadings(container)).toEqual([]);
  });

  test.each(college.departments.map(({ code }) => code))('the two pages of %s', async (department) => {
    const directory = show(StaffPage, `/${department}`, { department });
    expect(await violations(directory)).toEqual([]);
    expect(skippedHeadings(directory)).toEqual([]);
    cleanup();
    const rooms = show(RoomDetailsPage, `/${department}-map`, { department });
    expect(await violations(rooms)).toEqual([]);
    expect(skippedHeadings(rooms)).toEqual([]);
  });

  test('a directory while it is being searched', async () => {
    const container = show(StaffPage, '/cse', staff);
    fireEvent.change(screen.getByPlaceholderText('Search by name...'), { target: { value: 'an' } });
    expect(await violations(container)).toEqual([]);
  });
});
