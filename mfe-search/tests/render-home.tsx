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
