import type { FastifyBaseLogger } from 'fastify';
import { attemptPolicy } from './policies/attempt-policy.ts';
import type { Services } from './services.ts';
import { toInstant } from './sessions/session-service.ts';

const everyMs = 10 * 60 * 1000;

/** Removes ended sessions and old counters now and then. Nothing depends on it: what has ended is refused anyway. */
export function startUpkeep(services: Services, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => void sweep(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };

  async function sweep(): Promise<void> {
    const { now, idleSince } = toInstant(services);
    try {
      await services.storage.sweep({ now, idleSince, attemptsBefore: now - attemptPolicy.forgetAfterMs });
    } catch {
      log.warn('the database cannot be tidied now');
    }
  }
}
