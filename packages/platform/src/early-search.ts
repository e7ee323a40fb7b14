/** The search of the prerendered shell, which can be used before its page has come. */
let early: { readonly search: Element; readonly field: HTMLInputElement; isFocused: boolean } | undefined;

/** Keeps the search that stands in the page, with what is typed in it, before React draws over it. */
export function keepEarlySearch(): void {
  const search = document.querySelector('[data-early]');
  const field = search?.querySelector('input');
  if (!search || !field) return;
  const kept = { search, field, isFocused: document.activeElement === field };
  early = kept;
  field.onfocus = () => {
    kept.isFocused = true;
  };
  // Some browsers report it of a field that is taken out of the page, too.
  field.onblur = () =>
    queueMicrotask(() => {
      if (field.isConnected && document.activeElement !== field) kept.isFocused = false;
    });
}

/** Puts the kept search into a page that still loads. */
export function placeEarlySearch(place: HTMLElement | null): void {
  if (!place || !early) return;
  place.append(early.search);
  if (early.isFocused) early.field.focus({ preventScroll: true });
}

/** The field of the kept search, for the page's own field to go on from. The next call gives nothing. */
export function takeEarlyField(): Pick<NonNullable<typeof early>, 'field' | 'isFocused'> | undefined {
  const taken = early;
  early = undefined;
  return taken;
}
