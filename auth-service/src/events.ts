import type { FastifyBaseLogger } from 'fastify';

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
  readonly #counts = new Map<AuthEvent, number>();

  record(log: FastifyBaseLogger, event: AuthEvent, fields: EventFields = {}): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1);
    log.info({ event, ...fields }, event);
  }

  /** Since the start of the service. */
  get counts(): ReadonlyMap<AuthEvent, number> {
    return this.#counts;
  }
}
