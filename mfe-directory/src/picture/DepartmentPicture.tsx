import type { DepartmentCode } from '@campusway/campus';
import { collegeFile } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import css from './DepartmentPicture.module.css';

/** Decorative picture of the building with the department's rooms in colour. */
export function DepartmentPicture({
  code,
  className,
}: {
  readonly code: DepartmentCode;
  readonly className?: string | undefined;
}) {
  return (
    <div className={classNames(css.picture, className)}>
      <img
        src={collegeFile(`departments/${code}.svg`)}
        alt=""
        loading="lazy"
        decoding="async"
        width={224}
        height={150}
      />
    </div>
  );
}
