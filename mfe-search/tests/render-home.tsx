import type { Slots } from '@campusway/contract';
import { useLocation } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { render, screen } from '@testing-library/react';
import HomePage from '../src/home/HomePage.tsx';

/** Renders the home page at a path of the site. */
export function renderHome(path = '/', slots: Slots = {}): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <HomePage params={{}} slots={slots} />
      <CurrentPath />
    </MemoryRouter>,
  );
}

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <output aria-label="Path">{pathname + search}</output>;
}

export const currentPath = () => screen.getByLabelText('Path').textContent;

/** What the live region of the search says now. */
export const announced = () => document.querySelector('search > [role="status"]')?.textContent;

/** Texts that break a careless search box, by what they are. */
export const hostileTexts = [
  ['10,000 characters', 'x'.repeat(10_000)],
  ['emoji', '🗺️🧭'.repeat(300)],
  ['half an emoji', '\ud83d'],
  ['right to left', 'غرفة ٢٠٥ \u202e'],
  ['control characters', '\u0000\u0007\u001b[31m'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['regular expression signs', '(.*)+[^]\\$'],
  ['undefined', 'undefined'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['a broken escape', '%E0%A4%A'],
] as const;
