import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';

declare module 'fastify' {
  interface FastifyBaseLogger {
    /** Network of the client, in the log of a request. Not a binding: only events have it. */
    toNetwork?: () => string;
  }
}

/** Events of accounts and sessions. Each is logged and counted in the metrics. */
export type AuthEvent =
  | 'account.registered'
  | 'account.registration-refused'
  | 'account.deleted'
  | 'login.succeeded'
  | 'login.failed'
  | 'login.throttled'
  | 'login.disabled-account'
  | 'password.changed'
  | 'password.change-refused'
  | 'password.reset'
  | 'password.reset-refused'
  | 'password.rehashed'
  | 'session.refreshed'
  | 'session.refresh-refused'
  | 'session.reuse-detected'
  | 'session.ended'
  | 'sessions.ended'
  | 'token.refused'
  | 'origin.refused';

/** What the operator's commands did. */
export type OperatorEvent =
  | 'account.disabled'
  | 'account.enabled'
  | 'account.deleted'
  | 'accounts.backed-up'
  | 'accounts.restored'
  | 'reset-code.issued'
  | 'keys.rotated'
  | 'keys.replaced';

/** Only ids and codes, never input: an unknown name may be a password typed into the wrong field. */
export interface EventFields {
  readonly account?: string;
  readonly session?: string;
  /** Prefix of a keyed hash of the name, to correlate failed logins. */
  readonly name?: string;
  readonly reason?: string | undefined;
}

/** Logs events with the network of the client, which no other line has: addresses are personal data. */
export class EventJournal {
  readonly counts = new Counter({
    name: 'campusway_events_total',
    help: 'What happened to accounts and sessions',
    labelNames: ['event'],
    registers: [],
  });

  record(log: FastifyBaseLogger, event: AuthEvent, fields: EventFields = {}): void {
    this.counts.inc({ event });
    log.info({ event, ...fields, address: log.toNetwork?.() }, event);
  }
}
