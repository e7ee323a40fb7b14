// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { inventStaff } from '../../bench/invented-staff.ts';
import { showPage } from '../../tests/show-page.tsx';
import { StaffSection } from './StaffSection.tsx';

Element.prototype.scrollIntoView = vi.fn();

const people = inventStaff(240);

function show(marked?: string) {
  showPage(<StaffSection title="Teaching Staff" people={people} marked={marked} />);
}

/** Those on the screen; paper has all. */
const lines = () => document.querySelectorAll('ul:not(.print-only) > li');

describe('StaffSection of a long list', () => {
  test('counts everyone, shows 200 at first, and the rest on request', () => {
    show();
    expect(screen.getByText('240')).toBeTruthy();
    expect(lines()).toHaveLength(200);
    expect(document.querySelectorAll('li')).toHaveLength(240);
    fireEvent.click(screen.getByText(/^Show all/));
    expect(lines()).toHaveLength(240);
    expect(lines()[200]?.contains(document.activeElement)).toBe(true);
    expect(screen.queryByText(/^Show all/)).toBeNull();
  });

  test('includes the person in the URL beyond the first 200', () => {
    show('cse-person-220');
    expect(lines()).toHaveLength(221);
    expect(document.querySelector('[aria-current="true"] h3')?.textContent).toBe(people[220]?.name);
  });
});
