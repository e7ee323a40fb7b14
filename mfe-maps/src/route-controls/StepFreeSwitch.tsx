import { StepFreePictogram } from '@campusway/ui-kit';
import css from './StepFreeSwitch.module.css';

interface StepFreeSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Switch for step-free routes, always visible. */
export function StepFreeSwitch({ checked, onChange }: StepFreeSwitchProps) {
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} />
      <StepFreePictogram className={css.pictogram} />
      Step-free: lifts and ramps only
    </label>
  );
}
