import { Notice } from '@campusway/ui-kit';
import { Remedies } from './Remedies.tsx';
import { explain, type RemoteError } from './remote-error.ts';

/** Error in place of a part; the rest of the page works. */
export function PartDown({ error, onRetry }: { readonly error: RemoteError; readonly onRetry: () => void }) {
  return (
    <Notice tone="error">
      <p>The plan did not load: {explain(error.failure)}. Everything else on this page works.</p>
      <Remedies error={error} onRetry={onRetry} />
    </Notice>
  );
}
