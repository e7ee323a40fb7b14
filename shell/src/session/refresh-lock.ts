/** A suspended tab may hold the lock for ever; two slow requests hold it for 20 s. */
const timeoutMs = 25_000;

/**
 * Serialises the exchange of the refresh cookie across tabs. The service tolerates concurrent exchanges, so `work` also
 * runs without locks and after the time limit. `work` must not throw.
 */
export async function withRefreshLock<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!navigator.locks) return work();
  try {
    return await navigator.locks.request(
      'campusway.session',
      { signal: AbortSignal.timeout(timeoutMs) },
      work,
    );
  } catch {
    return work();
  }
}
