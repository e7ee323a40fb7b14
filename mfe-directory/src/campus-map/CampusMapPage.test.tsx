// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { provideParts } from '@campusway/platform/host';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { showPage } from '../../tests/show-page.tsx';
import CampusMapPage from './CampusMapPage.tsx';

test('CampusMapPage shows the plan above ten cards with links to the maps of their departments', () => {
  showPage(<CampusMapPage params={{}} slots={{ 'campus-plan': () => <p>the plan</p> }} />);
  expect(screen.getByRole('region', { name: 'Plan of the campus' }).textContent).toBe('the plan');
  const cards = screen
    .getAllByRole('listitem')
    .map((card) => [
      card.querySelector('h3')?.textContent,
      card.querySelector('a')?.textContent?.slice(0, 'View Map'.length),
      card.querySelector('a')?.getAttribute('href'),
    ]);
  expect(cards).toEqual([
    ['B. Tech - CSE', 'View Map', '/cse-map'],
    ['B. Tech - AI & ML', 'View Map', '/csm-map'],
    ['B. Tech - DS', 'View Map', '/csd-map'],
    ['B. Tech - IT', 'View Map', '/it-map'],
    ['B. Tech - ECE', 'View Map', '/ece-map'],
    ['B. Tech - ME', 'View Map', '/mech-map'],
    ['B. Tech - EEE', 'View Map', '/eee-map'],
    ['B. Tech - CE', 'View Map', '/civil-map'],
    ['B. Tech - MBA', 'View Map', '/mba-map'],
    ['B. Tech - FED', 'View Map', '/fed-map'],
  ]);
});

test('CampusMapPage has no Departments heading for a college without departments', () => {
  const { departments } = college;
  onTestFinished(() => provideParts({ departments }));
  provideParts({ departments: [] });
  showPage(<CampusMapPage params={{}} slots={{}} />);
  expect(screen.queryByRole('heading', { name: 'Departments' })).toBeNull();
});

test('CampusMapPage links to the maps of the other campuses', () => {
  const { screens } = college;
  onTestFinished(() => provideParts({ screens }));
  const [first] = screens;
  const lake = { ...first, id: 'campus-nav-lake', campus: 'Lake Campus' } as const;
  provideParts({
    screens: [{ ...college.getCampusScreen(), campus: 'Hill Campus' }, lake, ...screens] as never,
  });
  showPage(<CampusMapPage params={{}} slots={{}} />);
  const links = within(screen.getByRole('navigation', { name: 'Other campuses' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Map of Lake Campus', '/campus-nav-lake'],
  ]);
});

test('CampusMapPage has no links to campuses in a college with one', () => {
  showPage(<CampusMapPage params={{}} slots={{}} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('CampusMapPage has a picture in place of the plan', () => {
  showPage(<CampusMapPage params={{}} slots={{}} />);
  expect(screen.getByRole('img', { name: /^The campus from above/ }).getAttribute('src')).toMatch(
    /campus\.svg$/,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});
