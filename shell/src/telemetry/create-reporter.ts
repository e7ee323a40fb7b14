import type { LoadEvent } from '../remotes/remote-loader.ts';

/** Notes what went wrong with a module in the console and, where the site names a place for it, sends it there. */
export function createReporter(telemetry: string | undefined): (event: LoadEvent) => void {
  return (event) => {
    console.warn(toText(event));
    if (telemetry) navigator.sendBeacon(telemetry, JSON.stringify(toReport(event)));
  };
}

function toText(event: LoadEvent): string {
  if (event.kind === 'failed') return `${event.error.message} (build ${event.version})`;
  return `Build ${event.failed} of ${event.remote} does not load: build ${event.standing} stands in`;
}

/** Plain data: what failed, of which build, on which page. Nothing about the person. */
function toReport(event: LoadEvent): Record<string, unknown> {
  const page = location.pathname;
  if (event.kind === 'stood-in') return { ...event, page };
  const { remote, failure } = event.error;
  return { kind: event.kind, remote, version: event.version, failure, page };
}
