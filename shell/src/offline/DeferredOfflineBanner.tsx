import { usePageIdle } from '@campusway/platform';
import { type ComponentType, lazy, Suspense } from 'react';

const OfflineBanner = lazy<ComponentType>(() =>
  import('./OfflineBanner.tsx').catch(() => ({ default: () => null })),
);

/** On a slow connection the requests of the first page take seconds. */
const delayMs = 3000;

/** Loads the offline code after the page is idle, so that it never delays the first page. */
export function DeferredOfflineBanner() {
  return usePageIdle(delayMs) ? (
    <Suspense>
      <OfflineBanner />
    </Suspense>
  ) : null;
}
