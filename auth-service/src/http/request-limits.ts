import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withRetryAfter } from '../errors.ts';
import type { Services } from '../services.ts';
import { toAddress } from './address-key.ts';
import { createLimitStore } from './limit-store.ts';

type Limited = 'login' | 'register' | 'other';
export type RequestLimits = Readonly<Record<Limited, (request: FastifyRequest) => Promise<void>>>;

const minuteMs = 60_000;

/**
 * Requests of one address (one /64 network in IPv6) in a minute. They slow a flood down; what protects an account is the
 * counter of its own failed attempts, which no change of address escapes.
 */
export async function createRequestLimits(app: FastifyInstance, services: Services): Promise<RequestLimits> {
  await app.register(rateLimit, { global: false, ...(await createLimitStore(app, services)) });
  return { login: createLimit('login'), register: createLimit('register'), other: createLimit('other') };

  function createLimit(name: Limited) {
    const count = app.createRateLimit({
      max: services.config.limits[name],
      timeWindow: minuteMs,
      keyGenerator: (request) => `${name} ${toAddress(request)}`,
    });
    return async function limit(request: FastifyRequest): Promise<void> {
      const hit = await count(request);
      if (!hit.isAllowed && hit.isExceeded) throw withRetryAfter('too-many-requests', hit.ttl);
    };
  }
}
