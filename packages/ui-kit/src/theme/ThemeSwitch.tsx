import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId, useState } from 'react';
import { currentTheme, setTheme, themes } from './stored-theme.ts';
import css from './ThemeSwitch.module.css';

const faces = {
  system: { name: 'System', Icon: Monitor },
  light: { name: 'Light', Icon: Sun },
  dark: { name: 'Dark', Icon: Moon },
} as const;

/** Three radio buttons as one strip: the system's setting, light, dark. */
export function ThemeSwitch() {
  const [theme, choose] = useState(currentTheme);
  const group = useId();
  return (
    <fieldset className={css.strip}>
      <legend className="visually-hidden">Colours</legend>
      {themes.map((value) => {
        const { name, Icon } = faces[value];
        return (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              value={value}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                choose(value);
              }}
            />
            <Icon />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}
