// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { useEntryValue } from './history-entry.ts';
import { BrowserRouter, useNavigate } from './index.ts';

function Page() {
  const [card, setCard] = useEntryValue<string>('card', 'first');
  const navigate = useNavigate();
  const choices = { A: () => setCard('a'), B: () => setCard('b'), Close: () => setCard() };
  return (
    <>
      <output>{card ?? 'none'}</output>
      {Object.entries({ ...choices, Leave: () => navigate('/other') }).map(([name, choose]) => (
        <button key={name} type="button" onClick={choose}>
          {name}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;
const go = (by: number) => act(() => history.go(by));

test('useEntryValue() adds one entry for values, which Back removes and Forward shows', async () => {
  onTestFinished(cleanup);
  history.replaceState(null, '', '/page?q=1');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  expect(shown()).toBe('first');
  const before = history.length;
  press('A');
  expect(shown()).toBe('a');
  press('B');
  expect(history.length).toBe(before + 1);
  expect(location.pathname + location.search).toBe('/page?q=1');
  await go(-1);
  await expect.poll(shown).toBe('none');
  await go(1);
  await expect.poll(shown).toBe('b');
  // Twice before the browser has gone back.
  press('Close');
  press('Close');
  expect(shown()).toBe('none');
  await expect.poll(() => history.state?.usr ?? null).toBe(null);
  await go(1);
  await expect.poll(shown).toBe('b');
  press('Leave');
  expect(shown()).toBe('none');
  await go(-1);
  await expect.poll(shown).toBe('b');
});

test('useEntryValue() shows no value after Back, also before the page has rendered its entry', () => {
  onTestFinished(cleanup);
  history.replaceState(null, '', '/page');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  act(() => {
    screen.getByRole('button', { name: 'A' }).click();
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(shown()).toBe('none');
});
