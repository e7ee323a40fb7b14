import type { CollegeMismatch } from '@campusway/contract';
import { PartError, type PartFailure } from '@campusway/platform';

/** Reasons why a remote's page or part is not shown. */
export type RemoteFailure =
  | { readonly kind: 'unregistered' }
  | PartFailure
  | CollegeMismatch
  | { readonly kind: 'contract'; readonly expected: number; readonly found: unknown }
  | { readonly kind: 'skew'; readonly package: string; readonly needed: string; readonly provided: string }
  | { readonly kind: 'origin'; readonly origin: string }
  | { readonly kind: 'missing'; readonly what: string }
  | { readonly kind: 'crashed'; readonly reason: string };

export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  readonly failure: RemoteFailure;

  constructor(remote: string, failure: RemoteFailure, cause?: unknown) {
    super(`Cannot show "${remote}": ${explain(failure)}`, { cause });
    this.remote = remote;
    this.failure = failure;
  }
}

/** Incompatible builds: a reload may fetch compatible ones, a retry cannot. */
export function isMismatch({ kind }: RemoteFailure): boolean {
  return kind === 'contract' || kind === 'skew' || kind === 'college';
}

/** The browser has no network, so that other pages may not load either. */
export function isOffline({ kind }: RemoteFailure): boolean {
  return kind === 'unreachable' && !navigator.onLine;
}

/** The reason in words, for the visitor. */
export function explain(failure: RemoteFailure): string {
  switch (failure.kind) {
    case 'unregistered':
      return 'it is not part of this site';
    case 'timeout':
      return `it did not answer within ${failure.seconds} seconds`;
    case 'unreachable':
      if (isOffline(failure)) return 'you are offline';
      return failure.status ? `the server answered ${failure.status}` : 'the server could not be reached';
    case 'broken':
      return `its files are damaged (${failure.reason})`;
    case 'contract':
      return `it was built for version ${failure.found} of the site, this is version ${failure.expected}`;
    case 'college':
      return `it was built for version ${failure.read.join(' or ')} of the college data, this site has version ${failure.served.join(' or ')}`;
    case 'skew':
      return `it needs ${failure.package} ${failure.needed}, this site has ${failure.provided}`;
    case 'origin':
      return `it would come from ${failure.origin}, which this site does not allow`;
    case 'missing':
      return `it has no ${failure.what}`;
    case 'crashed':
      return `an error stopped it (${failure.reason})`;
    default:
      return failure satisfies never;
  }
}

/** Messages of the browser engines, the federation runtime and Vite for a script or stylesheet that did not load. */
const fetchFailed =
  /dynamically imported module|module script failed|RUNTIME-008|error loading|unable to preload/i;

/** Classifies an error thrown while loading or rendering. `url` selects the Resource Timing entry with the HTTP status. */
export function toRemoteError(remote: string, error: unknown, url?: string): RemoteError {
  if (error instanceof RemoteError) return error;
  if (error instanceof PartError) return new RemoteError(remote, error.failure, error);
  const reason = error instanceof Error ? error.message : String(error);
  // Of a stylesheet with another digest, the message is the same.
  const isFetch = fetchFailed.test(reason) || (!navigator.onLine && reason.includes('did not load'));
  if (!isFetch) {
    const kind = error instanceof SyntaxError || /RUNTIME-00[12]/.test(reason) ? 'broken' : 'crashed';
    return new RemoteError(remote, { kind, reason: firstLine(reason) }, error);
  }
  const status = url ? httpStatus(url) : undefined;
  if (status !== undefined && status < 400)
    return new RemoteError(remote, { kind: 'broken', reason: 'not a module' }, error);
  return new RemoteError(remote, { kind: 'unreachable', status }, error);
}

function httpStatus(url: string): number | undefined {
  const [entry] = performance.getEntriesByName(url, 'resource').slice(-1) as PerformanceResourceTiming[];
  return entry?.responseStatus || undefined;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 200) ?? '';
}
