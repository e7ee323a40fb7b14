import { usePageIdle } from '@campusway/platform';
import { type ComponentType, lazy, Suspense, useState } from 'react';

const OfflineBanner = lazy<ComponentType>(() =>
  import('./OfflineBanner.tsx').catch(() => ({ default: () => null })),
);

/** On a slow connection the requests of the first page take seconds. */
const delayMs = 3000;

/** Loads the offline code after the page is idle, so that it never delays the first page; without a network at once. */
export function DeferredOfflineBanner() {
  const [afterMs] = useState(() => (navigator.onLine ? delayMs : 0));
  return usePageIdle(afterMs) ? (
    <Suspense>
      <OfflineBanner />
    </Suspense>
  ) : null;
}
