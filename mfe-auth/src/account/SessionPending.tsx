import { Button, Notice, Skeleton } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { explainFailure } from '../form/failure.ts';

interface SessionPendingProps {
  readonly unreachable: boolean;
  readonly onRequest: () => Promise<void>;
}

/** Shown until the service has answered whether the visitor is signed in. */
export function SessionPending({ unreachable, onRequest }: SessionPendingProps) {
  const [isRequesting, setRequesting] = useState(false);

  async function request(): Promise<void> {
    setRequesting(true);
    await onRequest();
    setRequesting(false);
  }

  // Requests the session at once: elsewhere the shell waits until the page is idle.
  const requestAtOnce = useEffectEvent(request);
  useEffect(() => {
    void requestAtOnce();
  }, []);

  if (unreachable && !isRequesting) {
    return (
      <Notice tone="error">
        <p>{explainFailure({ kind: 'unreachable', slow: false })}</p>
        <Button onClick={() => void request()}>Try again</Button>
      </Notice>
    );
  }
  return (
    <>
      <p role="status">Checking whether you are logged in …</p>
      <Skeleton height="12rem" />
    </>
  );
}
