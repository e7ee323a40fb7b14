import type { Registry } from '@campusway/contract';
import { provideCollege, provideRoutes } from '@campusway/platform/host';
import { useEffect, useState } from 'react';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import type { Site } from '../remotes/site-context.ts';
import { routes as own } from '../routes.ts';
import { createReporter } from '../telemetry/create-reporter.ts';
import { reloadIfNewer, suspectNewerRelease } from '../update/watch-release.ts';
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

/** The site that a registry describes; without a registry only the shell's own pages. */
function createSite(registry?: Registry): Site {
  const { release, college, modules = [], redirects = {}, services = {}, provided = {} } = registry ?? {};
  if (college) provideCollege(college, () => reloadIfNewer(release));
  provideRoutes([...own.routes, ...modules.flatMap(({ routes }) => routes)]);
  const report = createReporter(services.telemetry);
  return {
    release,
    modules,
    redirects,
    services,
    loader: createRemoteLoader({
      modules,
      provided,
      runtime: federationRuntime,
      report(event) {
        report(event);
        suspectNewerRelease();
      },
    }),
  };
}
