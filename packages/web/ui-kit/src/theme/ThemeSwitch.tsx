import { writeStored } from '@campusway/platform';
import { useId, useSyncExternalStore } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { monitorIcon, moonIcon, sunIcon } from '../icon/icons.ts';
import { currentTheme, type Theme, themes, watchTheme } from './stored-theme.ts';
import css from './ThemeSwitch.module.css';

const faces = {
  system: { name: 'System', icon: monitorIcon },
  light: { name: 'Light', icon: sunIcon },
  dark: { name: 'Dark', icon: moonIcon },
} as const;

/** Radio buttons for the system's colour scheme, light and dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, currentTheme);
  const group = useId();
  return (
    <fieldset className={`screen-only ${css.strip}`} data-themes="">
      <legend className="visually-hidden">Colours</legend>
      {themes.map((value) => {
        const { name, icon } = faces[value];
        return (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
            />
            <Icon of={icon} />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Applies a theme and stores it on this device; without storage it lasts as long as the page. */
export function setTheme(theme: Theme): void {
  const chosen = theme === 'system' ? undefined : theme;
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  writeStored('campusway.theme', chosen);
}
