import { withRetryAfter } from '@campusway/service/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import { toAddress } from './address.ts';
import { AddressCounter } from './address-counter.ts';
import { openSharedTally } from './shared-tally.ts';

type LimitName = 'login' | 'register' | 'other';
export type RequestLimits = Readonly<Record<LimitName, (request: FastifyRequest) => Promise<void>>>;

const exchangeEveryMs = 500;

/**
 * Limits requests per address and minute. They slow floods down. Accounts are protected by the counter of failed attempts
 * per name, which a change of address does not evade.
 */
export async function createRequestLimits(app: FastifyInstance, services: Services): Promise<RequestLimits> {
  const counter = new AddressCounter(services.clock);
  const share = await openSharedTally(app, services);
  let isExchanging = false;
  const timer = setInterval(() => void exchange(), exchangeEveryMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
  return { login: createLimit('login'), register: createLimit('register'), other: createLimit('other') };

  function createLimit(name: LimitName) {
    const max = services.config.limits[name];
    return async function limit(request: FastifyRequest): Promise<void> {
      const { hits, endsAt } = counter.count(`${name} ${toAddress(request)}`);
      if (hits > max) throw createProblem('too-many-requests', withRetryAfter(endsAt - services.clock()));
    };
  }

  async function exchange(): Promise<void> {
    if (!share || isExchanging) return;
    isExchanging = true;
    // On an error each instance keeps its own count.
    await counter
      .exchange(share)
      .catch((error: Error) => app.log.warn({ reason: error.message }, 'cannot share request counts'));
    isExchanging = false;
  }
}
