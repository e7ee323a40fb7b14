import type { RemoteRoute } from '@campusway/contract';
import { hasParts, loadParts, useParams } from '@campusway/platform';
import { PageSkeleton } from '@campusway/ui-kit';
import { use } from 'react';
import type { LoadedRemote } from './load-build.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteDown } from './RemoteDown.tsx';
import { RemoteError } from './remote-error.ts';
import { slotsFor } from './slots.tsx';
import { useRemote } from './use-remote.ts';

interface RemotePageProps {
  readonly remote: string;
  readonly route: RemoteRoute;
}

const none: readonly string[] = [];

/** One page of one remote, in its boundary. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { loaded, reload, noteFailure } = useRemote(remote, route.page);
  const { college = none } = route;
  // With the remote's files, not after them.
  const parts = loadParts(college);
  return (
    <RemoteBoundary
      remote={remote}
      loading={<PageSkeleton label="Loading the page" intro={route.intro} />}
      failed={(error, retry) => <RemoteDown error={error} title={route.title} onRetry={retry} />}
      onRetry={reload}
      onFailure={noteFailure}
    >
      <LoadedPage
        remote={remote}
        route={route}
        loaded={loaded}
        parts={hasParts(college) ? undefined : parts}
      />
    </RemoteBoundary>
  );
}

interface LoadedPageProps extends RemotePageProps {
  readonly loaded: Promise<LoadedRemote>;
  /** What of the college is still to come. */
  readonly parts: Promise<unknown> | undefined;
}

function LoadedPage({ remote, route, loaded, parts }: LoadedPageProps) {
  const { module, styled } = use(loaded);
  if (parts) use(parts);
  use(styled(route.page));
  const matched = useParams() as Record<string, string>;
  const Page = module.pages[route.page];
  if (!Page) throw new RemoteError(remote, { kind: 'missing', what: `page "${route.page}"` });
  return <Page params={{ ...matched, ...route.params }} slots={slotsFor(route)} />;
}
