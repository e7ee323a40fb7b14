import { PageSkeleton } from '@campusway/ui-kit';
import { type ComponentType, lazy, useState } from 'react';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import { RemoteDown } from '../remotes/RemoteDown.tsx';
import { useSite } from '../remotes/site-context.ts';

interface OwnPageProps {
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A lazily loaded page of the shell itself, inside a boundary because its chunk may fail to load. */
export function OwnPage({ title, load }: OwnPageProps) {
  const { loader } = useSite();
  const [Page, setPage] = useState(() => lazy(load));
  return (
    <RemoteBoundary
      remote="shell"
      loading={<PageSkeleton label="Loading the page" />}
      failed={(error, retry) => <RemoteDown error={error} title={title} onRetry={retry} />}
      onRetry={() => setPage(() => lazy(load))}
      onFailure={loader.noteFailure}
    >
      <Page />
    </RemoteBoundary>
  );
}
