// @vitest-environment jsdom
import { contractVersion, type RegisteredModule, type Session } from '@campusway/contract';
import { useSession, useSessionActions } from '@campusway/platform';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { HostSessionProvider } from './host-session.ts';
import { RemoteContent } from './RemoteContent.tsx';
import { type Site, SiteProvider } from './site-context.ts';

// React logs what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const session: Session = {
  status: 'signed-in',
  account: { id: 'a-1', username: 'ana', role: 'student', createdAt: '2026-11-21T00:00:00.000Z' },
};
const build = { version: '1', contract: contractVersion, shared: {}, entry: '', retryEntry: '', assets: {} };
const modules: readonly RegisteredModule[] = [
  { name: 'mfe-login', ...build, routes: [], parts: [], capabilities: ['session'] },
  { name: 'mfe-other', ...build, routes: [], parts: [], capabilities: [] },
  { name: 'mfe-before', ...build, routes: [], parts: [] },
];
const styled = Promise.resolve();
const loaded = Promise.resolve({
  module: { contract: contractVersion, pages: {} },
  version: '1',
  styled: () => styled,
});
const site: Site = {
  modules,
  redirects: {},
  services: {},
  loader: { load: () => loaded, preload: () => undefined, forget: () => undefined, noteFailure: () => false },
};

function Account() {
  const known = useSession();
  useSessionActions();
  return <p>{known.status === 'signed-in' ? `Hello ${known.account.username}` : known.status}</p>;
}

/** A remote, with one of another remote in a slot of its page. */
async function show(remote: string, inSlot?: string): Promise<void> {
  const failed = ({ message }: Error) => <p>{message}</p>;
  const contentOf = (name: string, slot?: string) => (
    <RemoteContent remote={name} component="page" loading={null} failed={failed}>
      {() => (slot ? contentOf(slot) : <Account />)}
    </RemoteContent>
  );
  await act(async () => {
    render(
      <SiteProvider value={site}>
        <HostSessionProvider value={{ session }}>{contentOf(remote, inSlot)}</HostSessionProvider>
      </SiteProvider>,
    );
  });
}

test.each([
  ['mfe-login', undefined],
  ['mfe-other', 'mfe-login'],
])('useSession() in %s with %s in its slot has the session', async (remote, inSlot) => {
  await show(remote, inSlot);
  await screen.findByText('Hello ana');
});

test.each([
  ['mfe-other', undefined],
  ['mfe-before', undefined],
  ['mfe-login', 'mfe-other'],
])('useSession() in %s with %s in its slot fails without the capability', async (remote, inSlot) => {
  await show(remote, inSlot);
  await screen.findByText(/it uses the session without capabilities: \['session'\] in its routes/);
});
