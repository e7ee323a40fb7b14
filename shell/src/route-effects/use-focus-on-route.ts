import { useNavigationType } from '@campusway/platform';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { recallEntry, rememberEntry, untilVisitorActs, useEntryKey } from './entry-memory.ts';

interface FocusedPage {
  readonly main: RefObject<HTMLElement | null>;
  readonly pathname: string;
}

/**
 * Moves the focus to the page after a navigation, but not on the first page; on Back then to the link that was followed
 * from there. Runs before paint: later it could take the focus from a field that the visitor has already tapped.
 */
export function useFocusOnRoute({ main, pathname }: FocusedPage): void {
  const key = useEntryKey();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    function remember({ target }: MouseEvent): void {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const href = link?.getAttribute('href');
      if (link && href && main.current?.contains(link))
        rememberEntry(key, { top: Math.round(scrollY), link: { id: link.id, href } });
    }
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, [key, main]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides, a new query alone moves no focus
  useLayoutEffect(() => {
    if (shown.current === pathname || !main.current) return undefined;
    shown.current = pathname;
    main.current.focus({ preventScroll: true });
    const { link } = recallEntry(key);
    return navigation === 'POP' && link ? focusWhenShown(main.current, link) : undefined;
  }, [pathname]);
}

/** A list that is sorted again takes the focus from its lines, so it is given again. */
function focusWhenShown(main: HTMLElement, { id, href }: { readonly id: string; readonly href: string }) {
  function focus(): void {
    const links = [...main.querySelectorAll('a')];
    const link =
      links.find((one) => id !== '' && one.id === id) ??
      links.find((one) => one.getAttribute('href') === href);
    if ([main, document.body].includes(document.activeElement as HTMLElement))
      link?.focus({ preventScroll: true });
  }
  const changes = new MutationObserver(focus);
  changes.observe(main, { childList: true, subtree: true });
  focus();
  return untilVisitorActs(() => changes.disconnect());
}
