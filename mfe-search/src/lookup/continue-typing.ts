import { takeEarlyField } from '@campusway/platform';

/**
 * Puts text, focus and caret of the prerendered shell's search into the page's own field, in a layout effect of the
 * render that replaces it. False when there is nothing to take over.
 */
export function continueTyping(field: HTMLInputElement): boolean {
  const early = takeEarlyField();
  if (!early?.field.value && !early?.isFocused) return false;
  const { value, selectionStart, selectionEnd } = early.field;
  field.value = value;
  if (early.isFocused) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  return true;
}
