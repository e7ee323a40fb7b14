import { useEffect, useState } from 'react';

/** Where a browser cannot tell when it is idle. */
const restMs = 500;

/** True from the moment at which all files of the page have come and the browser has nothing to do for it. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const report = () => !controller.signal.aborted && setIsIdle(true);
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(report);
      else setTimeout(report, restMs);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isIdle;
}
