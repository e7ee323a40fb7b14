import { Link, type LinkProps } from '@campusway/platform';
import { classNames } from '../class-names.ts';
import lines from '../lines.module.css';
import type { Pictogram } from '../pictogram/pictograms.tsx';
import css from './SignPlate.module.css';

/** Link that looks like a corridor sign: pictogram and name. */
export function SignPlate({
  pictogram: Picture,
  className,
  children,
  ...link
}: LinkProps & { readonly pictogram: Pictogram }) {
  return (
    <Link {...link} className={classNames(lines.item, css.plate, className)}>
      <Picture />
      <span>{children}</span>
    </Link>
  );
}
