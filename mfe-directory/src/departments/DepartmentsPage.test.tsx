// @vitest-environment jsdom
import { departments } from '@campusway/campus-data/departments';
import { MemoryRouter } from '@campusway/platform/alone';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import DepartmentsPage from './DepartmentsPage.tsx';

afterEach(cleanup);

describe('/departments', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <DepartmentsPage />
      </MemoryRouter>,
    );
  });

  test('shows ten cards, each with picture, name, head, floor and the way to its people', () => {
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(10);
    for (const [at, { code, label, headName, floor }] of departments.entries()) {
      const card = within(cards[at] as HTMLElement);
      expect(cards[at]?.querySelector('img')?.src).toMatch(new RegExp(`/departments/${code}\\.svg$`));
      expect(card.getByRole('heading', { level: 2 }).textContent).toBe(label);
      expect(card.getByText(headName)).toBeTruthy();
      expect(card.getByText(`Floor: ${floor}`)).toBeTruthy();
      expect(card.getByRole('link', { name: `Faculty Rooms of ${label}` }).getAttribute('href')).toBe(
        `/${code}`,
      );
    }
  });

  test('leads to a head in the list where that head stands', () => {
    const shared = screen.getAllByRole('link', { name: 'Dr. N. Srinivas Chowdary' });
    expect(shared.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/csm?person=csm-srinivas-chowdary'),
    );
  });
});
