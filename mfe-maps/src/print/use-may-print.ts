import { useEffect, useState } from 'react';

/** True from the first input of the visit on: before, no one prints, and the page loads faster without the sheets. */
export function useMayPrint(): boolean {
  const [mayPrint, setMayPrint] = useState(() => navigator.userActivation?.hasBeenActive ?? true);
  useEffect(() => {
    if (mayPrint) return undefined;
    const listening = new AbortController();
    /** Browsers report the pointer of a new page as a movement of 0 pixels. */
    function use({ movementX, movementY }: Partial<PointerEvent>): void {
      if (movementX !== 0 || movementY !== 0) setMayPrint(true);
    }
    const options = { signal: listening.signal, passive: true };
    for (const event of ['pointermove', 'pointerdown', 'keydown']) addEventListener(event, use, options);
    matchMedia('print').addEventListener('change', use, options);
    return () => listening.abort();
  }, [mayPrint]);
  return mayPrint;
}
