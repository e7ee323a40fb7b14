import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { loadSeconds } from './load-build.ts';
import { RemoteError } from './remote-error.ts';

/** A lazily loaded page has the load's own limit on top of the module's, since its chunk may hang on its own. */
const pageSeconds = 2 * loadSeconds;

interface TimeLimitProps {
  readonly remote: string;
  readonly onLimit: (error: RemoteError) => void;
  readonly children: ReactNode;
}

/** Stands as a Suspense fallback and reports when it stood too long. */
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
