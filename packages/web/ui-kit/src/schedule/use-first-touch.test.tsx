// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFirstTouch } from './use-first-touch.ts';

interface Visit {
  readonly hover?: boolean;
  readonly active?: boolean;
  readonly controller?: object | null;
  readonly online?: boolean;
  readonly held?: boolean;
}

function visit({
  hover = false,
  active = false,
  controller = null,
  online = true,
  held = true,
}: Visit = {}): string {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' && !hover }));
  vi.stubGlobal('navigator', {
    onLine: online,
    userActivation: { hasBeenActive: active },
    serviceWorker: { controller },
  });
  const Shown = () => <p>{useFirstTouch(held) ? 'map' : 'picture'}</p>;
  render(<Shown />);
  return shown();
}

const shown = () => screen.getByText(/map|picture/).textContent;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['with a mouse', { hover: true }],
  ['after another page of the visit', { active: true }],
  ['after a visit before', { controller: {} }],
  ['if not held', { held: false }],
])('useFirstTouch() is true at once %s', (_name, facts) => {
  expect(visit(facts)).toBe('map');
});

test.each(['pointerdown', 'click', 'focusin', 'scroll'])(
  'useFirstTouch() is false on a phone until %s',
  (type) => {
    expect(visit()).toBe('picture');
    act(() => void window.dispatchEvent(new Event(type)));
    expect(shown()).toBe('map');
  },
);

test('useFirstTouch() is false on a phone for ten seconds at most', () => {
  vi.useFakeTimers();
  visit();
  act(() => void vi.advanceTimersByTime(9_999));
  expect(shown()).toBe('picture');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe('map');
});

test('useFirstTouch() is false without a network', () => {
  visit({ online: false });
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(shown()).toBe('picture');
  vi.stubGlobal('navigator', { onLine: true });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown()).toBe('map');
});
