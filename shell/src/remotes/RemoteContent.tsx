import type { RemoteModule } from '@campusway/contract';
import { hasParts, loadParts, PartError } from '@campusway/platform';
import { SessionProvider } from '@campusway/platform/host';
import { type ReactNode, use, useState } from 'react';
import { checkCollege } from './check-build.ts';
import { useGrantedSession } from './host-session.ts';
import type { LoadedRemote } from './load-build.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteError } from './remote-error.ts';
import { useSite } from './site-context.ts';

interface ContentProps {
  readonly remote: string;
  /** Name of a page or part of the remote. */
  readonly component: string;
  /** Names of the parts of the college that it reads. */
  readonly college?: readonly string[] | undefined;
  readonly children: (module: RemoteModule) => ReactNode;
}

interface RemoteContentProps extends ContentProps {
  readonly loading: ReactNode;
  readonly failed: (error: RemoteError, retry: () => void) => ReactNode;
}

/** Loads a remote and, in parallel, the parts of the college that its page or part reads; inside a boundary. */
export function RemoteContent({ loading, failed, ...content }: RemoteContentProps) {
  const { remote, component, college = [] } = content;
  const { loader } = useSite();
  const session = useGrantedSession(remote);
  const [loaded, setLoaded] = useState(() => {
    loader.preload(remote, component);
    return loader.load(remote);
  });
  const [parts, setParts] = useState(() => loadParts(college));
  /** Loads again what failed: parts of the college, otherwise all of the remote, from another URL. */
  function reload({ cause }: RemoteError): void {
    setParts(loadParts(college));
    if (cause instanceof PartError) return;
    loader.forget(remote);
    setLoaded(loader.load(remote));
  }
  return (
    <RemoteBoundary
      remote={remote}
      loading={loading}
      failed={failed}
      onRetry={reload}
      onFailure={loader.noteFailure}
    >
      <SessionProvider value={session}>
        <Loaded {...content} loaded={loaded} parts={parts} />
      </SessionProvider>
    </RemoteBoundary>
  );
}

interface LoadedProps extends ContentProps {
  readonly loaded: Promise<LoadedRemote>;
  readonly parts: Promise<unknown>;
}

/** Suspends until remote, stylesheets and parts have loaded; throws when their formats do not match. */
function Loaded({ remote, component, college = [], loaded, parts, children }: LoadedProps) {
  const { module, styled } = use(loaded);
  if (college.length > 0) checkCollege(remote, module);
  use(styled(component));
  if (!hasParts(college)) use(parts);
  return children(module);
}
