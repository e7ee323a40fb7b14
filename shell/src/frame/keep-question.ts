/**
 * Keeps what is asked before the page has come: the question goes into the address, where the page finds it. It refers
 * to nothing outside itself: its source stands in the page's head. To ask the same again loads the page again.
 */
export function keepQuestion(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.closest('[data-early]')) return;
    const field = form.elements.namedItem('q') as HTMLInputElement;
    const query = `?${new URLSearchParams({ q: field.value })}`;
    if (query === location.search) return;
    event.preventDefault();
    history.pushState(null, '', query);
    dispatchEvent(new PopStateEvent('popstate'));
    form.setAttribute('aria-busy', 'true');
    // A screen keyboard would stand on the answer.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  document.addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLInputElement>('[data-early] input');
    const question = new URLSearchParams(location.search).get('q');
    if (field && question) field.value = question;
  });
}
