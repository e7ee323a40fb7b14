import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While `open`, calls `dismiss` on a click outside the element. */
export function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    function dismissOutside(event: PointerEvent) {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onDismiss();
    }
    document.addEventListener('pointerdown', dismissOutside);
    return () => document.removeEventListener('pointerdown', dismissOutside);
  }, [element, open]);
}
