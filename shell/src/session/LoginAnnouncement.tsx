import { useState } from 'react';
import { useHostSession } from '../remotes/host-session.ts';

/** Announces a login: the form that could report it is gone by then. */
export function LoginAnnouncement() {
  const { status } = useHostSession().session;
  const [known, setKnown] = useState({ status, text: '' });
  if (status !== 'unknown' && status !== known.status) {
    const isLogin = status === 'signed-in' && known.status === 'signed-out';
    setKnown({ status, text: isLogin ? 'You are logged in.' : '' });
  }
  return (
    <p role="status" className="visually-hidden">
      {known.text}
    </p>
  );
}
