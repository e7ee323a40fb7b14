import { Button, Notice, Skeleton } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import form from '../form/form.module.css';

interface AccountUnknownProps {
  readonly unreachable: boolean;
  readonly onAsk: () => Promise<void>;
}

/** Until the service has said who is signed in. */
export function AccountUnknown({ unreachable, onAsk }: AccountUnknownProps) {
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    setAsking(true);
    await onAsk();
    setAsking(false);
  }

  // This page is about nothing else, so it does not wait for an idle moment as the rest of the site does.
  const askAtOnce = useEffectEvent(ask);
  useEffect(() => {
    void askAtOnce();
  }, []);

  if (unreachable && !isAsking) {
    return (
      <Notice tone="error">
        <p>The login service does not say just now who is logged in. The rest of the site works.</p>
        <Button onClick={() => void ask()} className={form.again}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <p role="status">Asking who is logged in …</p>
      <Skeleton height="12rem" />
    </>
  );
}
