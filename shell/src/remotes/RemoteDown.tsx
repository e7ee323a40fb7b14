import { Notice } from '@campusway/ui-kit';
import { Remedies } from './Remedies.tsx';
import css from './RemoteDown.module.css';
import { explain, isMismatch, type RemoteError } from './remote-error.ts';

interface RemoteDownProps {
  readonly error: RemoteError;
  readonly title: string;
  readonly onRetry: () => void;
}

/** Error in place of a page whose remote failed. */
export function RemoteDown({ error, title, onRetry }: RemoteDownProps) {
  return (
    <div className={`page ${css.down}`}>
      <h1>{title || 'Room search'} is not available</h1>
      <Notice tone="error">
        <p>
          This page did not load: {explain(error.failure)}.{' '}
          {isMismatch(error.failure) ? 'A newer version may fit: reload the page.' : 'The other pages work.'}
        </p>
        <Remedies error={error} onRetry={onRetry} />
      </Notice>
    </div>
  );
}
