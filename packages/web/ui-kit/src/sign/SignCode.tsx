import { classNames } from '../class-names.ts';
import css from './SignCode.module.css';

export interface SignCodeProps {
  /** Text of the sign: `205`, `230A`, `CSE`. */
  readonly children: string;
  /** `small` at the end of a row, `medium` in a heading, `large` in an answer. */
  readonly size?: 'small' | 'medium' | 'large';
  /** `outline` for columns of many codes. */
  readonly tone?: 'solid' | 'outline';
  readonly className?: string | undefined;
}

/** A room code as a door sign. */
export function SignCode({ children, size = 'small', tone = 'solid', className }: SignCodeProps) {
  return (
    <span className={classNames(css.code, css[size], tone === 'outline' && css.outline, className)}>
      {children}
    </span>
  );
}
