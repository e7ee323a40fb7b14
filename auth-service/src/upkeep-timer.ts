import type { FastifyBaseLogger } from 'fastify';
import { attemptPolicy } from './policies/attempt-policy.ts';
import type { Services } from './services.ts';
import { toInstant } from './sessions/session-service.ts';

const everyMs = 10 * 60 * 1000;

/** Deletes expired rows periodically to save space. Expired rows are ignored anyway. */
export function startUpkeep(services: Services, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => void removeExpired(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };

  async function removeExpired(): Promise<void> {
    const instant = toInstant(services);
    try {
      await services.storage.removeExpired({
        ...instant,
        attemptsBefore: instant.now - attemptPolicy.forgetAfterMs,
      });
    } catch {
      log.warn('cannot remove expired rows from the database');
    }
  }
}
