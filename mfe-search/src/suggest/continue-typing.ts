import { takeEarlyField } from '@campusway/platform';

/**
 * Moves text, focus and caret from the prerendered search field to the page's own. Call in a layout effect of the render
 * that replaces it. Returns false when there is nothing to take over.
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
