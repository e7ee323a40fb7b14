import type { Registry } from '@campusway/contract';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import type { Site } from '../remotes/site-context.ts';
import { createReporter } from '../telemetry/create-reporter.ts';
import { suspectNewerRelease } from '../update/watch-release.ts';

/** The site that a registry describes; without one, a site of the shell's own pages. */
export function createSite(registry?: Registry): Site {
  const { release, modules = [], services = {}, provided = {} } = registry ?? {};
  const report = createReporter(services.telemetry);
  return {
    release,
    modules,
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
