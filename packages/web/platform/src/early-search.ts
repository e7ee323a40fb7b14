/** Search form of the prerendered shell, usable before its page has loaded. */
let early: { readonly search: Element; readonly field: HTMLInputElement; isFocused: boolean } | undefined;

/** Stores the prerendered search form with its typed text before React replaces it. */
export function keepEarlySearch(): void {
  const search = document.querySelector('[data-early]');
  const field = search?.querySelector('input');
  if (!search || !field) return;
  const form = { search, field, isFocused: document.activeElement === field };
  early = form;
  field.onfocus = () => {
    form.isFocused = true;
  };
  // Some browsers fire `blur` for a field that is removed from the page.
  field.onblur = () =>
    queueMicrotask(() => {
      if (field.isConnected && document.activeElement !== field) form.isFocused = false;
    });
}

/** Puts the prerendered search form into the skeleton of the page. */
export function placeEarlySearch(place: HTMLElement | null): void {
  if (!place || !early) return;
  place.append(early.search);
  if (early.isFocused) early.field.focus({ preventScroll: true });
}

/** Field of the prerendered search form, from which the page's own field continues. Undefined on the next call. */
export function takeEarlyField(): Pick<NonNullable<typeof early>, 'field' | 'isFocused'> | undefined {
  const taken = early;
  early = undefined;
  return taken;
}
