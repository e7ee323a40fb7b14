import { lastAttempt, type RegisteredBuild } from '@campusway/contract';

/** Where one attempt to load a build fetches its files. */
export interface Attempt {
  /** Absolute URL of the federation entry. */
  readonly entry: string;
  /** The URL that a file of the build has in this attempt. */
  readonly toUrl: (href: string) => string;
}

/**
 * A browser may keep a failed or hanging import for the page's life, so each attempt has a URL of its own. Odd
 * attempts take the second copy that publishing keeps of every build, where the inner chunks have other URLs too.
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
