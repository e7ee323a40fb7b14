import { StepFreePictogram } from '@campusway/ui-kit';
import css from './StepFreeSwitch.module.css';

interface StepFreeSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Always in sight: who needs it should not have to look for it. */
export function StepFreeSwitch({ checked, onChange }: StepFreeSwitchProps) {
  return (
    <label className={css.switch}>
      <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} />
      <StepFreePictogram className={css.pictogram} />
      Step-free: lifts and ramps only
    </label>
  );
}
