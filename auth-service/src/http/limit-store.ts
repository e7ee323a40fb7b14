import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { toAddressKey } from './address-key.ts';

interface LimitStoreOptions {
  readonly redis?: unknown;
  readonly nameSpace?: string;
  readonly skipOnError?: boolean;
  readonly store?: new () => FastifyRateLimitStore;
  readonly cache?: number;
}

/** Where requests are counted: in Redis or PostgreSQL for several instances, in memory for the one beside SQLite. */
export async function createLimitStore(app: FastifyInstance, services: Services): Promise<LimitStoreOptions> {
  const { config } = services;
  if (config.redisUrl)
    return { redis: await connectRedis(app, config.redisUrl), nameSpace: 'campusway:', skipOnError: true };
  if (config.database.kind === 'postgres') return { store: toStoreClass(services) };
  return { cache: 10_000 };
}

const connectMs = 1000;

/** Without Redis nothing is refused: the counters of failed attempts are in the database and hold. */
async function connectRedis(app: FastifyInstance, url: string): Promise<unknown> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: connectMs,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  redis.on('error', (error) => app.log.warn({ reason: error.message }, 'redis unavailable'));
  app.addHook('onClose', () => redis.disconnect());
  // The first requests count too; a Redis that does not answer keeps nobody from starting.
  await Promise.race([once(redis, 'ready'), sleep(connectMs)]).catch(() => undefined);
  return redis;
}

function toStoreClass({ storage, keys, clock }: Services): new () => FastifyRateLimitStore {
  return class DatabaseLimitStore implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs = 60_000): void {
      const now = clock();
      storage.countHit({ key: toAddressKey(keys, key), now, windowMs }).then(
        ({ hits, endsAt }) => callback(null, { current: hits, ttl: endsAt - now }),
        (error: Error) => callback(error),
      );
    }

    child(): this {
      return this;
    }
  };
}
