export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'campusway.theme';

/**
 * Applies the theme that was chosen on this device. It refers to nothing outside itself, so that its source
 * (`applyStoredTheme.toString()`) can stand in the page's head and run before the first paint.
 */
export function applyStoredTheme(): void {
  try {
    const theme = localStorage.getItem('campusway.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage can be refused; the system's setting stands then.
  }
}

/** The theme in force on this page; where there is none, as at build time, the system's. */
export function currentTheme(): Theme {
  const set = globalThis.document?.documentElement.dataset.theme;
  return themes.find((theme) => theme === set) ?? 'system';
}

/** For a switch that stands on the page twice. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Applies a theme and remembers it on this device; without storage it lasts as long as the page. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Refused storage costs the memory, not the choice.
  }
}
