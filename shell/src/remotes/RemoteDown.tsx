import { Button, Notice } from '@campusway/ui-kit';
import { type ReactNode, useEffect } from 'react';
import css from './RemoteDown.module.css';
import { explain, isMismatch, isOffline, type RemoteError, type RemoteFailure } from './remote-error.ts';

interface DownProps {
  readonly error: RemoteError;
  readonly onRetry: () => void;
}

/** Error in place of a page whose remote failed. */
export function RemoteDown({ title, ...down }: DownProps & { readonly title: string }) {
  const { failure } = down.error;
  return (
    <div className={`page ${css.down}`}>
      <h1>{title || 'Room search'} is not available</h1>
      <Failed {...down}>
        This page did not load: {explain(failure)}. {outlookOf(failure)}
      </Failed>
    </div>
  );
}

function outlookOf(failure: RemoteFailure): string {
  if (isMismatch(failure)) return 'A newer version may fit: reload the page.';
  return isOffline(failure) ? 'It opens when you are online again.' : 'The other pages work.';
}

/** Error in place of a part; the rest of the page works. */
export function PartDown(down: DownProps) {
  return (
    <Failed {...down}>
      The plan did not load: {explain(down.error.failure)}. Everything else on this page works.
    </Failed>
  );
}

function Failed({ error, onRetry, children }: DownProps & { readonly children: ReactNode }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Notice tone="error">
      <p>{children}</p>
      <Button onClick={onRetry}>Try again</Button>
      {isMismatch(error.failure) && <Button onClick={() => location.reload()}>Reload the page</Button>}
    </Notice>
  );
}
