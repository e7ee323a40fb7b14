import { useLocation, useNavigationType } from '@campusway/platform';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Scrolls to the element and focuses it once, except on Back, which restores the scroll position. */
export function useScrolledTo(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const scroll = useEffectEvent(() => {
    const isReturn = navigation === 'POP' && key !== 'default';
    if (isReturn) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!wanted) return;
    // One frame later, after the shell has scrolled to the top and focused the main element.
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}
