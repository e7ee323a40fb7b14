import { useLocation } from '@campusway/platform';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * After a navigation the keyboard and the screen reader start at the new page; the first page keeps the browser's own start.
 * Before the new page is painted: later the focus may already be in a box that the visitor has tapped.
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
