// @vitest-environment jsdom
import { Link, useLocation, useNavigate } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusOnRoute } from './use-focus-on-route.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** A list that loads after its page, and is sorted later. */
function List() {
  const [order, setOrder] = useState<readonly string[]>([]);
  useEffect(() => setOrder(['a', 'b', 'c']), []);
  return (
    <>
      {order.map((name) => (
        <Link key={name} id={`line-${name}`} to={`/page?from=${order.length}&to=${name}`}>
          {name}
        </Link>
      ))}
      <button type="button" onClick={() => setOrder(['c', 'b', 'a'])}>
        Sort
      </button>
    </>
  );
}

function Site() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useFocusOnRoute({ main, pathname });
  return (
    <>
      <main ref={main} tabIndex={-1}>
        {pathname === '/' ? <List /> : <p>The page</p>}
      </main>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const click = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
const focused = () => document.activeElement?.textContent;

test('useFocusOnRoute() focuses the page, and on Back the link that was followed, also when its list is sorted later', async () => {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  click('b', 'link');
  expect(focused()).toBe('The page');
  click('Back');
  await expect.poll(focused).toBe('b');
  click('Sort');
  await expect.poll(focused).toBe('b');
});

test('useFocusOnRoute() leaves the focus where the visitor has put it', async () => {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  click('a', 'link');
  click('Back');
  fireEvent.pointerDown(document.body);
  screen.getByRole('link', { name: 'c' }).focus();
  click('Sort');
  await new Promise((done) => setTimeout(done));
  expect(focused()).not.toBe('a');
});
