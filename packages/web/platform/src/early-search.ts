/** Prerendered page whose header is written early, and its path. */
let earlyPage: { readonly element: Element; readonly path: string } | undefined;

/** The prerendered page while the address is the one that it was published for. */
export function findEarlyPage(): Element | undefined {
  return earlyPage && earlyPage.path === location.pathname ? earlyPage.element : undefined;
}

/** Search form of the prerendered shell, usable before its page has loaded. */
let early: { readonly search: Element; readonly field: HTMLInputElement } | undefined;

/** What of the prerendered shell has the focus, or had it when it was replaced. */
let focused: unknown;

/** Stores the prerendered search form with its typed text, or the page without one, before React replaces it. */
export function keepEarlySearch(): void {
  followFocus();
  const search = document.querySelector('[data-early]');
  if (!search) return;
  const field = search.querySelector('input');
  if (!field) {
    earlyPage = { element: search, path: location.pathname };
    return;
  }
  early = { search, field };
}

/** Moves the focus from a link or button of the prerendered shell to React's own, when that has replaced it. */
function followFocus(): void {
  focused = document.activeElement;
  const listening = new AbortController();
  const { signal } = listening;
  const follow = ({ target }: FocusEvent) => {
    focused = target;
  };
  // Some browsers fire `focusout` for what is removed from the page.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isLeft = (target as Element).isConnected && document.activeElement !== target;
      if (isLeft && focused === target) focused = undefined;
    });
  addEventListener('focusin', follow, { signal });
  addEventListener('focusout', leave, { signal });
  const drawing = new MutationObserver(() => {
    if (document.querySelector('[data-frame]')) return;
    const left = focused;
    const isReplaced = left instanceof HTMLElement && !left.isConnected && !early?.search.contains(left);
    if (isReplaced) continueOn(left);
    else if (!early) {
      listening.abort();
      drawing.disconnect();
    }
  });
  drawing.observe(document.body, { childList: true, subtree: true });
}

/** Whether the page has not replaced the prerendered search form yet. */
export function hasEarlySearch(): boolean {
  return early !== undefined;
}

/** Puts the prerendered search form into the skeleton of the page. */
export function placeEarlySearch(place: HTMLElement | null): void {
  if (!place || !early) return;
  const { search } = early;
  place.append(search);
  if (focused instanceof HTMLElement && search.contains(focused)) focused.focus({ preventScroll: true });
}

/** Field of the prerendered search form, from which the page's own field continues. Undefined on the next call. */
export function takeEarlyField(): { field: HTMLInputElement; isFocused: boolean } | undefined {
  const [taken, last] = [early, focused];
  early = undefined;
  if (!taken) return undefined;
  const { search, field } = taken;
  // The page's own field has the focus of the early one. Some browsers do not focus a button that is pressed.
  const isElsewhere = last instanceof HTMLElement && last !== field && last !== document.body;
  focused = isElsewhere ? last : search.querySelector('[aria-expanded][aria-busy]');
  return { field, isFocused: last === field };
}

/**
 * Moves the focus from a prerendered link, button or answer to the page's own, and opens a menu whose early button was
 * pressed, if that is drawn and nothing else has the focus.
 */
function continueOn(left: HTMLElement): void {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  const isOwn = (one: Element) =>
    nameOf(one) === nameOf(left) && one.getAttribute('href') === left.getAttribute('href');
  const own = [...document.querySelectorAll<HTMLElement>(left.localName)].find(isOwn);
  if (document.activeElement !== document.body) focused = undefined;
  else if (own) {
    own.focus({ preventScroll: true });
    if (left.matches('[aria-expanded][aria-busy]')) own.click();
    focused = undefined;
  }
}
