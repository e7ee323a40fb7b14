import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenPageStands } from '../session/when-page-stands.ts';

const OfflineLine = lazy<ComponentType>(() =>
  import('./OfflineLine.tsx').catch(() => ({ default: () => null })),
);

/** Nothing about being offline may delay the first page: its code comes when the page stands. */
export function LateOfflineLine() {
  const [stands, setStands] = useState(false);
  useEffect(() => whenPageStands(() => setStands(true)), []);
  return stands ? (
    <Suspense>
      <OfflineLine />
    </Suspense>
  ) : null;
}
