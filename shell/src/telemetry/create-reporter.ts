import type { LoadEvent } from '../remotes/remote-loader.ts';

/** Logs failures of modules to the console and sends them to the site's telemetry origin, if it has one. */
export function createReporter(telemetry: string | undefined): (event: LoadEvent) => void {
  return (event) => {
    console.warn(toText(event));
    if (telemetry) navigator.sendBeacon(telemetry, JSON.stringify(toReport(event)));
  };
}

function toText(event: LoadEvent): string {
  if (event.kind === 'failed') return `${event.error.message} (build ${event.version})`;
  return `Build ${event.failed} of ${event.remote} does not load: build ${event.standing} is shown instead`;
}

/** Remote, build, failure and page; no personal data. */
function toReport(event: LoadEvent): Record<string, unknown> {
  const page = location.pathname;
  if (event.kind === 'stood-in') return { ...event, page };
  const { remote, failure } = event.error;
  return { kind: event.kind, remote, version: event.version, failure, page };
}
