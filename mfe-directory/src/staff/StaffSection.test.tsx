// @vitest-environment jsdom
import { MemoryRouter } from '@campusway/platform';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inventStaff } from '../../bench/invented-staff.ts';
import { StaffSection } from './StaffSection.tsx';

afterEach(cleanup);
Element.prototype.scrollIntoView = vi.fn();

const people = inventStaff(1_000);

function show(marked?: string) {
  render(
    <MemoryRouter>
      <StaffSection title="Teaching Staff" people={people} marked={marked} />
    </MemoryRouter>,
  );
}

describe('a list of a thousand people', () => {
  test('counts everyone, shows 200 at first, and the rest on demand', () => {
    show();
    expect(screen.getByText('1,000')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 1,000' }));
    expect(document.querySelectorAll('li')).toHaveLength(1_000);
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  test('shows the person of the link, however far down', () => {
    show('cse-person-700');
    expect(document.querySelectorAll('li')).toHaveLength(701);
    expect(document.querySelector('[aria-current="true"] h3')?.textContent).toBe(people[700]?.name);
  });
});
