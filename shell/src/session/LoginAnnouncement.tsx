import { useState } from 'react';
import { useHostSession } from '../remotes/host-session.ts';

/** Announces a login and a logout: what could report it is gone, or has only just come. */
export function LoginAnnouncement() {
  const { session } = useHostSession();
  const { status } = session;
  const [known, setKnown] = useState({ status, text: '' });
  if (status !== 'unknown' && status !== known.status) {
    const isLogin = status === 'signed-in' && known.status === 'signed-out';
    const isLogout = status === 'signed-out' && session.why?.startsWith('left');
    setKnown({ status, text: isLogin ? 'You are logged in.' : isLogout ? 'You are logged out.' : '' });
  }
  return (
    <p role="status" className="visually-hidden">
      {known.text}
    </p>
  );
}
