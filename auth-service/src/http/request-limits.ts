import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { withRetryAfter } from '@campusway/service/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';
import { toAddress, toSite } from './address.ts';
import { RequestCounter, type Share } from './request-counter.ts';

type Purpose = 'login' | 'register' | 'refresh' | 'reset' | 'confirm';

export interface RequestLimits {
  /**
   * Counts a valid request for its known device or session, or else for its address.
   *
   * @throws {ProblemError} `too-many-requests`
   */
  count(request: FastifyRequest, purpose: Purpose, holder?: string): void;
  /** @throws {ProblemError} `too-many-requests` */
  countInvalid(request: FastifyRequest): void;
  /** Error handler of a route: counts refused bodies. */
  refuseInvalid(error: { readonly statusCode?: number }, request: FastifyRequest): never;
}

/** Options of route plugins. */
export interface RouteOptions {
  readonly services: Services;
  readonly limits: RequestLimits;
}

const exchangeEveryMs = 500;
/** Limit of an IPv6 /48, times that of one of its 65,536 /64, which can each be another customer. */
const sitesFactor = 10;
const invalidBody: readonly (number | undefined)[] = [400, 413, 415, 422];

/**
 * Limits requests per minute by purpose. A budget is that of a known device, of a session, or of an address, and invalid
 * requests have one of their own: no stranger uses up another's. Limits slow floods down. Accounts are protected by the
 * counter of failed attempts per name, which a change of address does not evade.
 */
export function createRequestLimits(app: FastifyInstance, services: Services): RequestLimits {
  // Apart, since the 65,536 addresses of one site, or its many sessions, would replace its count.
  const sites = new RequestCounter(services.clock);
  const addresses = new RequestCounter(services.clock);
  const holders = new RequestCounter(services.clock);
  const share = toShare(services);
  let isExchanging = false;
  const timer = setInterval(() => void exchange(), exchangeEveryMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
  const { login, register, other, invalid } = services.config.limits;
  const max = { login, register, refresh: other, reset: other, confirm: other };
  return { count, countInvalid, refuseInvalid };

  function count(request: FastifyRequest, purpose: Purpose, holder?: string): void {
    if (holder === undefined) addAddress(request, purpose, max[purpose]);
    else add(holders, `${purpose} ${holder}`, max[purpose]);
  }

  function countInvalid(request: FastifyRequest): void {
    addAddress(request, 'invalid', invalid);
  }

  function addAddress(request: FastifyRequest, purpose: Purpose | 'invalid', limit: number): void {
    const address = toAddress(request);
    const key = `${purpose} address ${address}`;
    // Neither does an address over its limit use up that of its site, nor a site over its limit add keys.
    if (isIPv6(address) && addresses.hits(key) < limit)
      add(sites, `${purpose} site ${toSite(address)}`, sitesFactor * limit);
    add(addresses, key, limit);
  }

  function refuseInvalid(error: { readonly statusCode?: number }, request: FastifyRequest): never {
    if (invalidBody.includes(error.statusCode)) countInvalid(request);
    throw error;
  }

  function add(counter: RequestCounter, key: string, limit: number): void {
    const { hits, endsAt } = counter.count(key);
    if (hits > limit) throw createProblem('too-many-requests', withRetryAfter(endsAt - services.clock()));
  }

  async function exchange(): Promise<void> {
    if (!share || isExchanging) return;
    isExchanging = true;
    // On an error each instance keeps its own count.
    try {
      for (const counter of [sites, addresses, holders]) await counter.exchange(share);
    } catch (error) {
      app.log.warn({ reason: (error as Error).message }, 'cannot share request counts');
    }
    isExchanging = false;
  }
}

/** Shares request counts between instances in PostgreSQL. SQLite serves one instance. */
function toShare({ config, storage, keys, clock }: Services): Share | undefined {
  if (config.database.kind === 'sqlite') return undefined;
  return ({ key, ...hits }) => {
    // A keyed digest: addresses are personal data and are not stored.
    const digest = createHmac('sha256', keys.ring().secret('attempt-name')).update(`address\0${key}`);
    return storage.countHits({ ...hits, key: digest.digest('base64url'), now: clock() });
  };
}
