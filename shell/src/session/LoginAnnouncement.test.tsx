// @vitest-environment jsdom
import type { Session } from '@campusway/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HostSessionProvider } from '../remotes/host-session.ts';
import { LoginAnnouncement } from './LoginAnnouncement.tsx';

const account = { id: '1', username: 'ana', role: 'student', createdAt: '2026-11-21T09:00:00.000Z' } as const;
const signedIn = { status: 'signed-in', account } as const;

function page(session: Session) {
  return (
    <HostSessionProvider value={{ session, actions: undefined }}>
      <LoginAnnouncement />
    </HostSessionProvider>
  );
}

test.each([
  ['a login', [{ status: 'signed-out' }, signedIn], 'You are logged in.'],
  ['a logout', [signedIn, { status: 'signed-out', why: 'left' }], 'You are logged out.'],
  [
    'a logout without the service',
    [signedIn, { status: 'signed-out', why: 'left-untold' }],
    'You are logged out.',
  ],
  ['no session that has ended', [signedIn, { status: 'signed-out', why: 'ended' }], ''],
  ['no session that a visit starts with', [{ status: 'unknown' }, signedIn], ''],
  ['no session that was unknown for a moment', [signedIn, { status: 'unknown' }, signedIn], ''],
] as const)('LoginAnnouncement announces %s', (_name, sessions, text) => {
  const [first, ...others] = sessions;
  const { rerender } = render(page(first));
  const region = screen.getByRole('status');
  for (const session of others) rerender(page(session));
  expect(region.textContent).toBe(text);
});
