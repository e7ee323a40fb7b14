import { Button, Notice } from '@campusway/ui-kit';
import css from './RemoteDown.module.css';
import { explain, type RemoteError } from './remote-error.ts';

interface RemoteDownProps {
  readonly error: RemoteError;
  readonly title: string;
  readonly onRetry: () => void;
}

/** Stands in place of a page whose remote failed. The header above goes on working. */
export function RemoteDown({ error, title, onRetry }: RemoteDownProps) {
  return (
    <div className={`page ${css.down}`}>
      <h1>{title || 'Room search'} is not available</h1>
      <Notice tone="error">
        <p>This page did not load: {explain(error.failure)}. The other pages work.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Notice>
    </div>
  );
}
