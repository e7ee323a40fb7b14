// @vitest-environment jsdom
import { MemoryRouter } from '@campusway/platform/alone';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DisclosureMenu, MenuLink } from './DisclosureMenu.tsx';

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  // jsdom has no layout and lacks this method.
  Element.prototype.scrollIntoView = scrollIntoView;
});

function renderMenu() {
  render(
    <MemoryRouter>
      <DisclosureMenu label="Floors">
        <MenuLink to="/floor1">First floor</MenuLink>
        <MenuLink to="/floor2">Second floor</MenuLink>
        <MenuLink to="/floor3">Third floor</MenuLink>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  return screen.getByRole('button', { name: 'Floors' });
}

const expanded = (button: HTMLElement) => button.getAttribute('aria-expanded');
const link = (name: string) => screen.getByRole('link', { name });

test('DisclosureMenu shows its links and sets aria-expanded', () => {
  const button = renderMenu();
  expect(expanded(button)).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(button);
  expect(expanded(button)).toBe('true');
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  fireEvent.click(button);
  expect(screen.queryByRole('link')).toBeNull();
});

test('DisclosureMenu moves the focus with the arrow keys, Home and End, without wrapping', () => {
  const button = renderMenu();
  fireEvent.click(button);
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(link('First floor'));
  fireEvent.keyDown(link('First floor'), { key: 'End' });
  fireEvent.keyDown(link('Third floor'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(link('Third floor'));
  fireEvent.keyDown(link('Third floor'), { key: 'Home' });
  expect(document.activeElement).toBe(link('First floor'));
  fireEvent.keyDown(link('First floor'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(button);
});

test('DisclosureMenu closes on Escape and focuses its button', () => {
  const button = renderMenu();
  fireEvent.click(button);
  link('Second floor').focus();
  fireEvent.keyDown(link('Second floor'), { key: 'Escape' });
  expect(expanded(button)).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('DisclosureMenu closes on a click outside, when focus leaves, and when a link is chosen', () => {
  const button = renderMenu();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  fireEvent.click(button);
  fireEvent.pointerDown(elsewhere);
  expect(expanded(button)).toBe('false');

  fireEvent.click(button);
  link('First floor').focus();
  act(() => elsewhere.focus());
  expect(expanded(button)).toBe('false');

  fireEvent.click(button);
  fireEvent.pointerDown(link('First floor'));
  expect(expanded(button)).toBe('true');
  fireEvent.click(link('First floor'));
  expect(expanded(button)).toBe('false');
});
