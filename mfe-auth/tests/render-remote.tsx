import type { AuthFailure, Outcome, RemoteModule, Session, SessionActions } from '@campusway/contract';
import { Route, Routes, useLocation } from '@campusway/platform';
import { MemoryRouter } from '@campusway/platform/alone';
import { SessionProvider } from '@campusway/platform/host';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import module from '../src/remote.tsx';
import { routes } from '../src/routes.ts';

const { pages }: RemoteModule = module;

const ana = {
  id: 'a-1',
  username: 'ana',
  role: 'student',
  createdAt: '2026-11-21T09:00:00.000Z',
} as const;
export const signedIn: Session = { status: 'signed-in', account: ana };

interface SiteOptions {
  readonly session?: Session;
  /** Undefined for a site without an auth service. */
  readonly actions?: SessionActions | undefined;
}

/** Renders the page of the remote at `path`, with the session that the shell provides. */
export function renderRemote(
  path: string,
  { session = { status: 'signed-out' }, actions }: SiteOptions,
): { readonly changeSession: (next: Session) => void } {
  const site = (current: Session) => (
    <SessionProvider value={{ session: current, actions }}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Routes>
            {routes.routes.map((route) => (
              <Route key={route.path} path={route.path} element={<Page name={route.page} />} />
            ))}
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
        <CurrentPath />
      </MemoryRouter>
    </SessionProvider>
  );
  const { rerender } = render(site(session));
  return { changeSession: (next) => rerender(site(next)) };
}

function Page({ name }: { readonly name: string }) {
  const Component = pages[name];
  return Component && <Component params={{}} slots={{}} />;
}

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <output aria-label="Path">{pathname + search}</output>;
}

export const currentPath = () => screen.getByLabelText('Path').textContent;

/** Action that succeeds and records its calls. */
export const succeed = () =>
  vi.fn(async (..._input: unknown[]): Promise<Outcome<undefined>> => ({ ok: true, value: undefined }));

/** Session actions that succeed without a value, except those in `overrides`. */
export function createActions(overrides: Partial<SessionActions> = {}): SessionActions {
  return {
    register: succeed(),
    logIn: succeed(),
    logOut: succeed(),
    askAgain: async () => undefined,
    changePassword: succeed(),
    resetPassword: succeed(),
    deleteAccount: succeed(),
    listDevices: async () => ({ ok: true, value: [] }),
    endDevice: succeed(),
    endOtherDevices: succeed(),
    ...overrides,
  };
}

type Refusal = Extract<AuthFailure, { readonly kind: 'refused' }>;

/** Outcome of an action that the service refuses. */
export function refuse(refusal: Partial<Refusal>): Outcome<never> {
  const reason = { status: 422, code: '', message: 'The reason', faults: [] };
  return { ok: false, failure: { kind: 'refused', ...reason, ...refusal } };
}

export function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Error messages at the fields and in notices, in the order of the page. */
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** The notice of a page on a site without an auth service. */
export const findNoService = () =>
  screen.findByText('Logging in is not part of this site. Everything else works without an account.');
