import { startTransition, useEffect, useState } from 'react';

/** False in the first render, true after its layout: heavy work runs in a separate task and can measure elements. */
export function useAfterLayout(): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    // The browser lays out after the frame's callbacks.
    const frame = requestAnimationFrame(() => {
      rest = setTimeout(() => startTransition(() => setLaidOut(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, []);
  return isLaidOut;
}
