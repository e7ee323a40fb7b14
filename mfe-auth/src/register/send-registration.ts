import type { Account, Outcome, Registration, SessionActions } from '@campusway/contract';

/** Registers; turns the refusal of a taken username into an error of that field. */
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
