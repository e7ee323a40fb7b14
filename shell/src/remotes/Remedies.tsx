import { Button } from '@campusway/ui-kit';
import { isMismatch, type RemoteError } from './remote-error.ts';

interface RemediesProps {
  readonly error: RemoteError;
  readonly onRetry: () => void;
}

/** Buttons to retry or reload after a failure. */
export function Remedies({ error, onRetry }: RemediesProps) {
  return (
    <>
      <Button onClick={onRetry}>Try again</Button>
      {isMismatch(error.failure) && <Button onClick={() => location.reload()}>Reload the page</Button>}
    </>
  );
}
