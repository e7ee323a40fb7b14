import { useLocation } from '@campusway/platform';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the page after a navigation, but not on the first page. Runs before paint: later it could take the
 * focus from a field that the visitor has already tapped.
 */
export function useFocusOnRoute(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
