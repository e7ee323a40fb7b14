import { useLocation } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** jsdom has no layout: an element has one size, reported at once. */
globalThis.ResizeObserver ??= class {
  readonly #report: () => void;
  constructor(report: ResizeObserverCallback) {
    this.#report = () => report([], this);
  }
  observe() {
    this.#report();
  }
  unobserve() {}
  disconnect() {}
};

/** Renders a page at an address of the site. */
export function showPage(page: ReactNode, address = '/') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <main>
        {page}
        <Address />
      </main>
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p>
      <span data-testid="path">{pathname}</span>
      <span data-testid="query">{search}</span>
    </p>
  );
}

export const shownPath = () => screen.getByTestId('path').textContent;
export const shownQuery = () => screen.getByTestId('query').textContent;
