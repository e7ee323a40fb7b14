import { lastAttempt, type RegisteredBuild } from '@campusway/contract';

/** URLs of one attempt to load a build. */
export interface Attempt {
  /** Absolute URL of the federation entry. */
  readonly entry: string;
  /** URL of a file of the build in this attempt. */
  readonly toUrl: (href: string) => string;
}

/**
 * Browsers may cache a failed or hanging import for the life of the page, so each attempt has its own URL. Odd attempts
 * use the second published copy of the build, whose chunks have other URLs too.
 */
export function attemptAt({ entry, retryEntry }: RegisteredBuild, number: number): Attempt {
  const bounded = Math.min(number, lastAttempt);
  const chosen = new URL(bounded % 2 === 1 ? retryEntry : entry, location.origin);
  if (bounded > 1) chosen.searchParams.set('retry', String(bounded));
  const first = new URL('.', new URL(entry, location.origin)).href;
  const folder = new URL('.', chosen).href;
  return {
    entry: chosen.href,
    toUrl: (href) => new URL(href, location.origin).href.replace(first, folder),
  };
}
