import { withRetryAfter } from '@campusway/service/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import { toAddress } from './address.ts';
import { AddressCounter } from './address-counter.ts';
import { openSharedTally } from './shared-tally.ts';

type Limited = 'login' | 'register' | 'other';
export type RequestLimits = Readonly<Record<Limited, (request: FastifyRequest) => Promise<void>>>;

const exchangeEveryMs = 500;

/**
 * Requests of one address (one /64 network in IPv6) in a minute. They slow a flood down; what protects an account is the
 * counter of its own failed attempts, which no change of address escapes.
 */
export async function createRequestLimits(app: FastifyInstance, services: Services): Promise<RequestLimits> {
  const counter = new AddressCounter(services.clock);
  const share = await openSharedTally(app, services);
  let isExchanging = false;
  const timer = setInterval(() => void exchange(), exchangeEveryMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
  return { login: createLimit('login'), register: createLimit('register'), other: createLimit('other') };

  function createLimit(name: Limited) {
    const max = services.config.limits[name];
    return async function limit(request: FastifyRequest): Promise<void> {
      const { hits, endsAt } = counter.count(`${name} ${toAddress(request)}`);
      if (hits > max) throw createProblem('too-many-requests', withRetryAfter(endsAt - services.clock()));
    };
  }

  async function exchange(): Promise<void> {
    if (!share || isExchanging) return;
    isExchanging = true;
    // Each instance goes on with what it has counted itself.
    await counter
      .exchange(share)
      .catch((error: Error) => app.log.warn({ reason: error.message }, 'limits are not shared now'));
    isExchanging = false;
  }
}
