import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Share } from './address-counter.ts';

const timeoutMs = 500;

/** Shares request counts between instances in Redis or PostgreSQL. Undefined with SQLite, which serves one instance. */
export async function openSharedTally(app: FastifyInstance, services: Services): Promise<Share | undefined> {
  const { config, storage, keys, clock } = services;
  /** A keyed digest: addresses are personal data and are not stored. */
  const toDigest = (key: string) =>
    createHmac('sha256', keys.ring().secret('attempt-name')).update(`address\0${key}`).digest('base64url');
  if (config.redisUrl) {
    const share = await connectRedis(app, config.redisUrl, clock);
    return (hits) => share({ ...hits, key: `campusway:${toDigest(hits.key)}` });
  }
  if (config.database.kind === 'sqlite') return undefined;
  return (hits) => storage.countHits({ ...hits, key: toDigest(hits.key), now: clock() });
}

async function connectRedis(app: FastifyInstance, url: string, clock: () => number): Promise<Share> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  redis.on('error', (error) => app.log.warn({ reason: error.message }, 'redis unavailable'));
  app.addHook('onClose', () => redis.disconnect());
  // Start even if Redis does not respond.
  await Promise.race([once(redis, 'ready'), sleep(timeoutMs)]).catch(() => undefined);
  return async ({ key, hits, windowMs }) => {
    const counting = redis.multi().set(key, 0, 'PX', windowMs, 'NX').incrby(key, hits).pttl(key).exec();
    const results = await counting.catch((error: unknown) => {
      // Drop the connection: commands that timed out would still be counted once Redis responds.
      if (redis.status === 'ready') redis.disconnect(true);
      throw error;
    });
    const [total, leftMs] = (results ?? [])
      .slice(1)
      .map(([error, value]) => (error ? Number.NaN : Number(value)));
    if (!total || leftMs === undefined || !Number.isFinite(leftMs))
      throw new Error('Cannot count in Redis: unexpected answer');
    return { hits: total, endsAt: clock() + leftMs };
  };
}
