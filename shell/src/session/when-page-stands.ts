/** The longest that an idle moment is waited for. */
const patienceMs = 2000;

/**
 * Calls back once the page is loaded and has nothing more urgent to do, `afterMs` later where there is no hurry at all.
 * Returns the way to call it off.
 */
export function whenPageStands(callback: () => void, { afterMs = 0 } = {}): () => void {
  let isWanted = true;
  const run = () => {
    if (isWanted) callback();
  };
  const waitForIdle = () => {
    if (afterMs > 0) setTimeout(askForIdle, afterMs);
    else askForIdle();
  };
  const askForIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patienceMs });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') waitForIdle();
  else addEventListener('load', waitForIdle, { once: true });
  return () => {
    isWanted = false;
  };
}
