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
