import { useEffect, useState } from 'react';

/** Maximum wait for an idle period. */
const timeoutMs = 2000;

/**
 * Calls back in the first idle period after the page's `load` event plus `afterMs`. Returns a function that cancels it.
 */
export function whenPageIdle(callback: () => void, { afterMs = 0 } = {}): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) callback();
  };
  const delay = () => {
    if (afterMs > 0) setTimeout(waitForIdle, afterMs);
    else waitForIdle();
  };
  const waitForIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: timeoutMs });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') delay();
  else addEventListener('load', delay, { once: true });
  return () => {
    isCancelled = true;
  };
}

/** The page has been idle: later components need not wait again. */
let wasIdle = false;

/** True from the moment of `whenPageIdle()` on. */
export function usePageIdle(afterMs = 0): boolean {
  const [isIdle, setIdle] = useState(wasIdle && afterMs === 0);
  useEffect(() => {
    return whenPageIdle(
      () => {
        wasIdle = true;
        setIdle(true);
      },
      { afterMs },
    );
  }, [afterMs]);
  return isIdle;
}
