import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';

/** What happens to accounts and sessions. Each becomes one line of the log and one count of the metrics. */
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

/**
 * Ids and codes, nothing that a person typed: an unknown name may be a password in the wrong field. The type leaves no
 * room for more.
 */
export interface EventFields {
  readonly account?: string;
  readonly session?: string;
  /** A keyed hash of the name, to see that two failures concern the same one. */
  readonly name?: string;
  readonly reason?: string;
}

export class EventJournal {
  /** Since the start of the service. */
  readonly counts = new Counter({
    name: 'campusway_events_total',
    help: 'What happened to accounts and sessions',
    labelNames: ['event'],
    registers: [],
  });

  record(log: FastifyBaseLogger, event: AuthEvent, fields: EventFields = {}): void {
    this.counts.inc({ event });
    log.info({ event, ...fields }, event);
  }
}
