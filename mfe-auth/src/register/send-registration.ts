import type { Account, Outcome, Registration, SessionActions } from '@campusway/contract';

/** A taken name is a fault of that field, so that it is said there. */
export async function sendRegistration(
  { register }: SessionActions,
  registration: Registration,
): Promise<Outcome<Account | undefined>> {
  const outcome = await register(registration);
  if (outcome.ok || outcome.failure.kind !== 'refused' || outcome.failure.code !== 'name-taken')
    return outcome;
  const { failure } = outcome;
  return { ok: false, failure: { ...failure, faults: [{ field: 'username', message: failure.message }] } };
}
