import { useEffect, useState } from 'react';

/** Delay for browsers without `requestIdleCallback`. */
const delayMs = 500;

/** True from the first idle period after the page has loaded. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const report = () => !controller.signal.aborted && setIsIdle(true);
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(report);
      else setTimeout(report, delayMs);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isIdle;
}
