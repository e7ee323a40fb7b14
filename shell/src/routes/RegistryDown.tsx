import { Button, Notice } from '@campusway/ui-kit';

interface RegistryDownProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

export function RegistryDown({ reason, onRetry }: RegistryDownProps) {
  return (
    <div className="page" style={{ paddingBlock: 'var(--space-12)' }}>
      <h1>The list of pages did not load</h1>
      <Notice tone="error">
        <p>{reason}.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Notice>
    </div>
  );
}
