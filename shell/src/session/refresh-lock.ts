/** A tab that was put to sleep with the lock in its hand is not waited for. */
const patienceMs = 15_000;

/**
 * One tab at a time exchanges the refresh cookie. The service forgives two that do so at once, so a browser without
 * locks, or a lock that does not come, is no reason to wait. `work` must not throw.
 */
export async function withRefreshLock<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!navigator.locks) return work();
  try {
    return await navigator.locks.request(
      'campusway.session',
      { signal: AbortSignal.timeout(patienceMs) },
      work,
    );
  } catch {
    return work();
  }
}
