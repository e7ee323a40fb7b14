import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

type Field = Pick<MouseEvent<HTMLInputElement>, 'currentTarget'>;

/**
 * Handlers of a field that select its text on focus and on the first click while `isSettled`, like a browser's address bar:
 * what is typed next replaces it. A second click or a key edits it.
 */
export function useSelectSettled(isSettled: boolean) {
  const isFirst = useRef(true);
  return {
    onFocus({ currentTarget }: Field): void {
      isFirst.current = true;
      if (isSettled) currentTarget.select();
    },
    onClick({ currentTarget: field }: Field): void {
      // The release of a mouse button collapses the selection of the focus; a dragged selection stays.
      if (isSettled && isFirst.current && field.selectionStart === field.selectionEnd) field.select();
      isFirst.current = false;
    },
    /** Enter submits: the next click is a first one again. */
    onKeyDown({ key }: Pick<KeyboardEvent, 'key'>): void {
      isFirst.current = key === 'Enter';
    },
  };
}
