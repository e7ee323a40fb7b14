import { createHash } from 'node:crypto';
import { toPassword } from '@campusway/contract';
import type { FastifyBaseLogger } from 'fastify';

const timeoutMs = 500;

/** Without a pause, look-ups that time out would hold turns that logins wait for. */
const pauseMs = 60_000;
/** End of the pause after a failure, by URL. In the time of `performance.now()`. */
const pausedUntil = new Map<string, number>();

/**
 * Looks a password up in a list of breached passwords by k-anonymity: sends the first five characters of its SHA-1 and
 * receives the suffixes of all breached hashes with that prefix. Accepts the password if the look-up fails, and skips look-ups
 * for the next minute.
 */
export async function isBreached(
  password: string,
  { url, log }: { readonly url: string; readonly log: FastifyBaseLogger },
): Promise<boolean> {
  if (performance.now() < (pausedUntil.get(url) ?? 0)) return false;
  const hash = createHash('sha1').update(toPassword(password)).digest('hex').toUpperCase();
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/${hash.slice(0, 5)}`, {
      // Padded responses have similar lengths, which hides the prefix.
      headers: { 'add-padding': 'true', 'user-agent': 'campusway-auth' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    return listsSuffix(await response.text(), hash.slice(5));
  } catch (error) {
    pausedUntil.set(url, performance.now() + pauseMs);
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'breached passwords not checked',
    );
    return false;
  }
}

/** One `SUFFIX:COUNT` per line. Padding has the count 0. */
function listsSuffix(answer: string, suffix: string): boolean {
  return answer.split(/\r?\n/).some((line) => {
    const [listed, count] = line.split(':');
    return listed?.toUpperCase() === suffix && Number(count) > 0;
  });
}
