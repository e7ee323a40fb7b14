/**
 * Marks the page on a device that may be signed in, so that the prerendered shell does not offer a login. The shell
 * removes the mark when it starts. Self-contained, because its source is inlined into the document head.
 */
export function markSession(): void {
  try {
    const hint = localStorage.getItem('campusway.session-hint');
    if (hint === 'signed-in') document.documentElement.dataset.session = hint;
  } catch {
    // Without access to storage the visitor is signed out.
  }
}

/**
 * Applies and stores the theme that is chosen before the page has loaded, as `setTheme()` does. Self-contained, because its
 * source is inlined into the document head.
 */
export function keepTheme(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target as Element).closest('[data-themes]')) return;
    const { value } = target as HTMLInputElement;
    const { dataset } = document.documentElement;
    if (value === 'system') delete dataset.theme;
    else dataset.theme = value;
    try {
      if (value === 'system') localStorage.removeItem('campusway.theme');
      else localStorage.setItem('campusway.theme', value);
    } catch {
      // It lasts as long as the page.
    }
  });
}

/**
 * Puts a query submitted before the page has loaded into the URL, where the page reads it; submitting the same query
 * again reloads the page, and marks a menu that was pressed before. Self-contained, because its source is inlined into the
 * document head.
 */
export function keepQuery(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.closest('[data-early]')) return;
    const field = form.elements.namedItem('q') as HTMLInputElement;
    field.value = field.value.trim();
    // Spaces are no query: the browser asks for one.
    const isValid = form.reportValidity();
    if (!isValid) event.preventDefault();
    const query = `?${new URLSearchParams({ q: field.value })}`;
    if (!isValid || query === location.search) return;
    event.preventDefault();
    history.pushState(null, '', query);
    dispatchEvent(new PopStateEvent('popstate'));
    form.setAttribute('aria-busy', 'true');
    // Closes the on-screen keyboard, which would cover the answer.
    if (matchMedia('(pointer: coarse)').matches)
      form.closest('[data-early]')?.querySelector<HTMLElement>('[aria-label="Answer"]')?.focus();
  });
  // A menu opens once the page has loaded.
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[data-early] [aria-expanded]');
    if (!pressed) return;
    for (const other of document.querySelectorAll('[data-early] [aria-expanded]'))
      other.removeAttribute('aria-busy');
    pressed.setAttribute('aria-busy', 'true');
  });
  document.addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLInputElement>('[data-early] input');
    const query = new URLSearchParams(location.search).get('q');
    if (field && query) field.value = query;
  });
}
