import { useLocation } from '@campusway/platform';
import { type RefObject, useEffect, useRef } from 'react';

/** After a navigation the keyboard and the screen reader start at the new page; the first page keeps the browser's own start. */
export function useFocusOnRoute(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
