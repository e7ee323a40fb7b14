import { useEffect, useState } from 'react';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import type { Site } from '../remotes/site-context.ts';
import { readRegistry } from './read-registry.ts';

export type RegistryStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string };

interface SiteState {
  readonly site: Site;
  readonly status: RegistryStatus;
}

const emptySite: Site = { modules: [], loader: createRemoteLoader([], federationRuntime) };

/** Reads the registry once, and again when asked. The shell's own pages stand without it. */
export function useSiteState(): SiteState & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SiteState>({ site: emptySite, status: { kind: 'loading' } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks for the registry again
  useEffect(() => {
    let current = true;
    const settle = (next: SiteState) => current && setState(next);
    readRegistry().then(
      ({ modules }) =>
        settle({
          site: { modules, loader: createRemoteLoader(modules, federationRuntime) },
          status: { kind: 'ready' },
        }),
      (error: Error) => settle({ site: emptySite, status: { kind: 'failed', reason: error.message } }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  function retry(): void {
    setState({ site: emptySite, status: { kind: 'loading' } });
    setAttempt(attempt + 1);
  }
  return { ...state, retry };
}
