// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcement, LiveRegion, useAnnounce } from './LiveRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const region = () => screen.getByRole('status');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function Say({ text }: { readonly text: string }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce(text)}>
      {text}
    </button>
  );
}

test('LiveRegion announces a text again, and each for its whole time', () => {
  render(
    <LiveRegion>
      <Say text="Number copied" />
      <Say text="E-mail address copied" />
    </LiveRegion>,
  );
  const say = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  say('Number copied');
  const [first] = region().children;
  expect(region().textContent).toBe('Number copied');
  pass(2000);
  say('Number copied');
  expect(region().children[0]).not.toBe(first);
  pass(2000);
  say('E-mail address copied');
  pass(2000);
  expect(region().textContent).toBe('E-mail address copied');
  pass(500);
  expect(region().textContent).toBe('');
});

test('Announcement announces the text that has settled, once', () => {
  const show = (text: string) => (
    <LiveRegion>
      <Announcement text={text} settlesMs={1000} />
    </LiveRegion>
  );
  const { rerender } = render(show('Nothing matches "zzy"'));
  pass(900);
  rerender(show('Nothing matches "zzyy"'));
  pass(900);
  expect(region().textContent).toBe('');
  pass(100);
  expect(region().textContent).toBe('Nothing matches "zzyy"');
  pass(2500);
  rerender(show('Nothing matches "zzyy"'));
  pass(5000);
  expect(region().textContent).toBe('');
});

test('Announcement announces half a second after the last key, also the same text again', () => {
  const show = (typed: string, text: string) => (
    <LiveRegion>
      <Announcement typed={typed} text={text} />
    </LiveRegion>
  );
  const { rerender } = render(show('l', '9 suggestions'));
  pass(400);
  rerender(show('li', '9 suggestions'));
  pass(400);
  expect(region().textContent).toBe('');
  pass(100);
  expect(region().textContent).toBe('9 suggestions');
  rerender(show('lib', '9 suggestions'));
  expect(region().textContent).toBe('');
  pass(500);
  expect(region().textContent).toBe('9 suggestions');
});

test('LiveRegion is empty when what it announced is gone', () => {
  const show = (text?: string) => <LiveRegion>{text && <Announcement text={text} />}</LiveRegion>;
  const { rerender } = render(show('Room 205'));
  pass(0);
  expect(region().textContent).toBe('Room 205');
  rerender(show());
  expect(region().textContent).toBe('');
});
