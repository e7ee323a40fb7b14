import { startTransition, useEffect, useState } from 'react';

/** `click` alone comes from some screen readers; `online` follows what came without a network. */
const touches = ['pointerdown', 'click', 'focusin', 'scroll', 'online'] as const;
/** Later there may be no network. */
const longestHoldMs = 10_000;

/**
 * False on a phone until its visitor first uses the page, or for ten seconds, and without a network: what a picture stands for
 * until then need not load.
 * True at once if not held at first, with a mouse, after a visit before, and after another page of the same visit.
 */
export function useFirstTouch(isHeld: boolean): boolean {
  const [isTouched, setTouched] = useState(() => !isHeld || isUsed());
  useEffect(() => {
    if (isTouched) return undefined;
    const listening = new AbortController();
    const touch = () => {
      if (navigator.onLine) startTransition(() => setTouched(true));
    };
    for (const type of touches) addEventListener(type, touch, { capture: true, signal: listening.signal });
    const timer = setTimeout(touch, longestHoldMs);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [isTouched]);
  return isTouched;
}

function isUsed(): boolean {
  const { userActivation, serviceWorker } = navigator;
  const isFirst = userActivation?.hasBeenActive === false && !serviceWorker?.controller;
  return !(isFirst && matchMedia('(hover: none)').matches);
}
