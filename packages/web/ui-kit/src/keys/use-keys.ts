import { useEffect, useEffectEvent } from 'react';

/**
 * Handles the keys that are pressed on the page while `isActive`. A handler of an element before the document comes first:
 * what it has handled is for it to prevent.
 */
export function useKeys(onKey: (event: KeyboardEvent) => void, isActive = true, on: Node = document): void {
  const handle = useEffectEvent((event: Event) => onKey(event as KeyboardEvent));
  useEffect(() => {
    if (!isActive) return undefined;
    on.addEventListener('keydown', handle);
    return () => on.removeEventListener('keydown', handle);
  }, [isActive, on]);
}
