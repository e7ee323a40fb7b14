/** Prerendered page whose header is written early, and its path. */
let earlyPage: { readonly element: Element; readonly path: string } | undefined;

/** The prerendered page while the address is the one that it was published for. */
export function findEarlyPage(): Element | undefined {
  return earlyPage?.path === location.pathname ? earlyPage.element : undefined;
}

/** Search form of the prerendered shell, usable before its page has loaded. */
let early: { readonly search: Element; readonly field: HTMLInputElement; isFocused: boolean } | undefined;

/** Stores the prerendered search form with its typed text, or the page without one, before React replaces it. */
export function keepEarlySearch(): void {
  const search = document.querySelector('[data-early]');
  if (!search) return;
  const field = search.querySelector('input');
  if (!field) {
    earlyPage = { element: search, path: location.pathname };
    return;
  }
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
