export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Applies the theme stored on this device. Self-contained, because its source is inlined into the document head, where it
 * runs before the first paint.
 */
export function applyStoredTheme(): void {
  try {
    const theme = localStorage.getItem('campusway.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Without access to storage the system's setting applies.
  }
}

/** Current theme of the page; `system` by default. */
export function currentTheme(): Theme {
  const set = globalThis.document?.documentElement.dataset.theme;
  return themes.find((theme) => theme === set) ?? 'system';
}

/** Notifies other switches on the same page. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
