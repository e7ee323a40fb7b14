import { startTransition, useEffect, useState } from 'react';

/** `click` alone comes from some screen readers. */
const touches = ['pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const;
/** Later there may be no network. */
const longestHoldMs = 10_000;

/**
 * False on a phone until its visitor first uses the page, or for ten seconds: what a picture stands for until then need not load.
 * True at once with a mouse, after a visit before, and after another page of the same visit.
 */
export function useFirstTouch(): boolean {
  const [isTouched, setTouched] = useState(isUsed);
  useEffect(() => {
    if (isTouched) return undefined;
    const listening = new AbortController();
    const touch = () => startTransition(() => setTouched(true));
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const type of touches) addEventListener(type, touch, options);
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
  const isKnown = !userActivation || userActivation.hasBeenActive || Boolean(serviceWorker?.controller);
  return isKnown || !matchMedia('(hover: none)').matches;
}
