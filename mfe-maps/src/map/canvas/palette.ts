import { type Role, roleTokens } from '@campusway/campus/scene';
import { useEffect, useState } from 'react';

export type Palette = Readonly<Record<Role, string>>;

/** The tokens as colours for a canvas, in the scheme of `within`: an element resolves the `light-dark(...)` of each. */
export function readPalette(within: Element): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const style = getComputedStyle(probe);
  const colours = Object.entries(roleTokens).map(([role, token]) => {
    probe.style.color = `var(--${token})`;
    return [role, style.color];
  });
  probe.remove();
  return Object.fromEntries(colours) as Palette;
}

/** The current colours of the plan; follows the system and the theme switch. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(() => readPalette(document.body));
  useEffect(() => {
    const read = () => setPalette(readPalette(document.body));
    const listening = new AbortController();
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
      matchMedia(query).addEventListener('change', read, { signal: listening.signal });
    const themes = new MutationObserver(read);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      listening.abort();
      themes.disconnect();
    };
  }, []);
  return palette;
}
