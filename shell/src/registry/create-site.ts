import type { Registry } from '@campusway/contract';
import { provideCollege, provideRoutes } from '@campusway/platform';
import { federationRuntime } from '../remotes/federation-runtime.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import type { Site } from '../remotes/site-context.ts';
import { routes as own } from '../routes.ts';
import { createReporter } from '../telemetry/create-reporter.ts';
import { suspectNewerRelease } from '../update/watch-release.ts';

/** The site that a registry describes; without a registry only the shell's own pages. */
export function createSite(registry?: Registry): Site {
  const { release, college, modules = [], redirects = {}, services = {}, provided = {} } = registry ?? {};
  if (college) provideCollege(college);
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
