import { type RefObject, useEffect, useRef } from 'react';

/** When `value` changes, what had the focus is gone with the old content: the heading takes it. */
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
