import type { NoCampusRoute } from '@campusway/campus/routing';
import { Button, StepFreePictogram, styles } from '@campusway/ui-kit';
import { useState } from 'react';
import type { EndpointName } from '../journey/find-endpoint.ts';
import { signOf } from '../journey/words.ts';
import css from './route-controls.module.css';

interface StepFreeSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Shows the first words only, beside a heading. */
  readonly isShort?: boolean;
}

const rest = ': lifts and ramps only';

/** Switch for step-free routes, always visible. */
export function StepFreeSwitch({ checked, onChange, isShort = false }: StepFreeSwitchProps) {
  // At once: a second press may come before the route of the first.
  const [pressed, setPressed] = useState({ checked, isOn: checked });
  if (pressed.checked !== checked) setPressed({ checked, isOn: checked });
  const { isOn } = pressed;
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={isShort ? `Step-free${rest}` : undefined}
        onChange={() => {
          setPressed({ checked, isOn: !isOn });
          onChange(!isOn);
        }}
      />
      <StepFreePictogram />
      <span>Step-free{!isShort && rest}</span>
    </label>
  );
}

interface StepFreePartProps {
  readonly part: NoCampusRoute['stepFreePart'];
  readonly choose: (end: EndpointName, id: string) => void;
}

/** Button for the step-free part of the route, before or beyond the barrier. */
export function StepFreePart({ part, choose }: StepFreePartProps) {
  if (!part) return null;
  return (
    <p className={styles.row}>
      <Button onClick={() => choose(part.end, part.place.id)}>
        Step-free {part.end} {signOf(part.place)}
      </Button>
    </p>
  );
}
