import { useEffect, useState } from 'react';

/** Whether the page's font is loaded. Unlike elements, a canvas does not repaint text by itself. */
export function useFontReady(): boolean {
  const [ready, setReady] = useState(() => document.fonts?.status === 'loaded');
  useEffect(() => {
    let current = true;
    document.fonts?.load('620 16px "Atkinson Hyperlegible Next Variable"').then(
      () => current && setReady(true),
      // Falls back to the system's font.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return ready;
}
