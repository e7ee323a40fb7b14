import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading after `value` changes, when the focused element was removed with the old content. */
export function useFocusOnChange(value: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [value]);
  return heading;
}
