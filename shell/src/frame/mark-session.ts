/**
 * Marks the page on a device that may be signed in, so that the frame does not offer it a login. It refers to nothing
 * outside itself: its source stands in the page's head. The shell takes the mark away when it knows.
 */
export function markSession(): void {
  try {
    const hint = localStorage.getItem('campusway.session-hint');
    if (hint === 'signed-in') document.documentElement.dataset.session = hint;
  } catch {
    // Storage can be refused; nobody is signed in then.
  }
}
