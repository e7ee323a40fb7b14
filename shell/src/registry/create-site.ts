import type { Registry } from '@campusway/contract';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import type { Site } from '../remotes/site-context.ts';
import { createReporter } from '../telemetry/create-reporter.ts';

/** The site that a registry describes; without one, a site of the shell's own pages. */
export function createSite(registry?: Registry): Site {
  const { modules = [], services = {}, provided = {} } = registry ?? {};
  const report = createReporter(services.telemetry);
  return {
    modules,
    services,
    loader: createRemoteLoader({ modules, provided, runtime: federationRuntime, report }),
  };
}
