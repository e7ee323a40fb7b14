import { useEffect, useState } from 'react';

/** Whether the page's font has come. A canvas does not draw its text again by itself as elements do. */
export function useFontReady(): boolean {
  const [ready, setReady] = useState(() => document.fonts?.status === 'loaded');
  useEffect(() => {
    let current = true;
    document.fonts?.load('620 16px "Atkinson Hyperlegible Next Variable"').then(
      () => current && setReady(true),
      // Without the font the names stand in the system's.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return ready;
}
