import { useEffect, useState } from 'react';
import type { Site } from '../remotes/site-context.ts';
import { createSite } from './create-site.ts';
import { readInlinedRegistry, readRegistry } from './read-registry.ts';

export type RegistryStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string };

interface SiteState {
  readonly site: Site;
  readonly status: RegistryStatus;
}

/** The site of the inlined registry, or of `modules.json`, with a retry. The shell's own pages work without it. */
export function useSiteState(): SiteState & { readonly retry: () => void } {
  const [state, setState] = useState(firstState);
  const { kind } = state.status;

  useEffect(() => {
    if (kind !== 'loading') return;
    let current = true;
    const settle = (next: SiteState) => current && setState(next);
    readRegistry().then(
      (registry) => settle({ site: createSite(registry), status: { kind: 'ready' } }),
      (error: Error) => settle({ site: createSite(), status: { kind: 'failed', reason: error.message } }),
    );
    return () => {
      current = false;
    };
  }, [kind]);

  return { ...state, retry: () => setState({ site: createSite(), status: { kind: 'loading' } }) };
}

function firstState(): SiteState {
  const registry = readInlinedRegistry();
  return { site: createSite(registry), status: { kind: registry ? 'ready' : 'loading' } };
}
