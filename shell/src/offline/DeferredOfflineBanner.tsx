import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenPageIdle } from '../when-page-idle.ts';

const OfflineBanner = lazy<ComponentType>(() =>
  import('./OfflineBanner.tsx').catch(() => ({ default: () => null })),
);

/** On a slow connection the requests of the first page take seconds. */
const delayMs = 3000;

/** Loads the offline code after the page is idle, so that it never delays the first page. */
export function DeferredOfflineBanner() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenPageIdle(() => setIdle(true), { afterMs: delayMs }), []);
  return isIdle ? (
    <Suspense>
      <OfflineBanner />
    </Suspense>
  ) : null;
}
