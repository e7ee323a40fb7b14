import { useLocation, useNavigationType } from '@campusway/platform';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Brings the element into view and gives it focus once, except for who comes back to where they had scrolled. */
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
    // A frame later, so that it comes after the page has been put to its top and its main part has taken focus.
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}
