import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { loadSeconds } from './load-build.ts';
import { RemoteError } from './remote-error.ts';

/** One time limit for the remote's entry and one for the page's own chunk. */
const pageSeconds = 2 * loadSeconds;

interface TimeLimitProps {
  readonly remote: string;
  readonly onLimit: (error: RemoteError) => void;
  readonly children: ReactNode;
}

/** Suspense fallback that reports when it is shown too long. */
export function TimeLimit({ remote, onLimit, children }: TimeLimitProps) {
  const reportLimit = useEffectEvent(() => {
    onLimit(new RemoteError(remote, { kind: 'timeout', seconds: pageSeconds }));
  });
  useEffect(() => {
    const timer = setTimeout(reportLimit, pageSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
