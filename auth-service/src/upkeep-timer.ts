import type { FastifyBaseLogger } from 'fastify';
import { attemptPolicy } from './policies/attempt-policy.ts';
import type { Services } from './services.ts';
import { toInstant } from './sessions/session-service.ts';

type UpkeepServices = Pick<Services, 'storage' | 'config' | 'clock'>;

const everyMs = 10 * 60 * 1000;

/** Deletes expired rows periodically to save space. Expired rows are ignored anyway. */
export function startUpkeep(
  services: UpkeepServices,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop(): void } {
  let isRunning = false;
  const timer = setInterval(() => void removeExpired(), everyMs);
  timer.unref();
  return {
    stop() {
      isRunning = false;
      clearInterval(timer);
    },
  };

  async function removeExpired(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      while (isRunning && (await services.storage.removeExpired(toExpired(services))));
    } catch {
      log.warn('cannot remove expired rows from the database');
    }
    isRunning = false;
  }
}

/** Of now: with an earlier instant, rows written since then would be those of a clock that was set back. */
function toExpired(services: UpkeepServices) {
  const instant = toInstant(services);
  return { ...instant, attemptsBefore: instant.now - attemptPolicy.forgetAfterMs };
}
