import { startTransition, useEffect, useState } from 'react';

/**
 * False in the rendering that the component comes with, true when that has been laid out: what is heavy gets a task of
 * its own, and what asks for sizes in it finds them.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    // The browser lays out after the frame's callbacks.
    const frame = requestAnimationFrame(() => {
      rest = setTimeout(() => startTransition(() => setLater(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, []);
  return isLater;
}
