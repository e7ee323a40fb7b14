import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenPageStands } from '../session/when-page-stands.ts';

const OfflineLine = lazy<ComponentType>(() =>
  import('./OfflineLine.tsx').catch(() => ({ default: () => null })),
);

/** The first page's own requests come first, on a slow line for seconds. */
const patienceMs = 3000;

/** Nothing about being offline may delay the first page: its code comes a while after the page stands. */
export function LateOfflineLine() {
  const [stands, setStands] = useState(false);
  useEffect(() => whenPageStands(() => setStands(true), { afterMs: patienceMs }), []);
  return stands ? (
    <Suspense>
      <OfflineLine />
    </Suspense>
  ) : null;
}
