import type { RemoteRoute } from '@campusway/contract';
import { useParams } from '@campusway/platform';
import { PageSkeleton } from '@campusway/ui-kit';
import { use } from 'react';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteDown } from './RemoteDown.tsx';
import { RemoteError } from './remote-error.ts';
import { slotsFor } from './slots.tsx';
import { type RemoteHandle, useLoaded, useRemote } from './use-remote.ts';

interface RemotePageProps {
  readonly remote: string;
  readonly route: RemoteRoute;
}

/** A page of a remote, inside its boundary. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const handle = useRemote(remote, { component: route.page, college: route.college });
  return (
    <RemoteBoundary
      remote={remote}
      loading={<PageSkeleton label="Loading the page" intro={route.intro} />}
      failed={(error, retry) => <RemoteDown error={error} title={route.title} onRetry={retry} />}
      onRetry={handle.reload}
      onFailure={handle.noteFailure}
    >
      <LoadedPage remote={remote} route={route} handle={handle} />
    </RemoteBoundary>
  );
}

interface LoadedPageProps extends RemotePageProps {
  readonly handle: RemoteHandle;
}

function LoadedPage({ remote, route, handle }: LoadedPageProps) {
  const { module, styled } = useLoaded(remote, handle);
  use(styled(route.page));
  const matched = useParams() as Record<string, string>;
  const Page = module.pages[route.page];
  if (!Page) throw new RemoteError(remote, { kind: 'missing', what: `page "${route.page}"` });
  return <Page params={{ ...matched, ...route.params }} slots={slotsFor(route)} />;
}
