// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyStoredTheme, currentTheme } from './stored-theme.ts';
import { setTheme, ThemeSwitch } from './ThemeSwitch.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
}

test('ThemeSwitch applies the theme at once and stores it for the next page', () => {
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  delete document.documentElement.dataset.theme;
  applyStoredTheme();
  expect(currentTheme()).toBe('dark');
});

test('ThemeSwitch returns to the system setting', () => {
  setTheme('light');
  render(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  applyStoredTheme();
  expect(currentTheme()).toBe('system');
});

test('ThemeSwitch works without access to storage', () => {
  refuseStorage();
  applyStoredTheme();
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(currentTheme()).toBe('dark');
});

test('applyStoredTheme() runs from its source text alone', () => {
  setTheme('dark');
  delete document.documentElement.dataset.theme;
  new Function(`(${applyStoredTheme})()`)();
  expect(currentTheme()).toBe('dark');
});

test('applyStoredTheme() ignores an invalid stored value', () => {
  localStorage.setItem('campusway.theme', '"><script>');
  applyStoredTheme();
  expect(currentTheme()).toBe('system');
});
