import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { ButtonLink, VisuallyHidden } from '@campusway/ui-kit';
import { DepartmentPicture } from '../picture/DepartmentPicture.tsx';
import css from './ProgrammeCard.module.css';

/** Picture and name of a programme, and the way to its floor plan. */
export function ProgrammeCard({ department: { code, programme } }: { readonly department: Department }) {
  const name = `B. Tech - ${programme}`;
  return (
    <li className={css.card}>
      <DepartmentPicture code={code} className={css.picture} />
      <h3 className={css.name}>{name}</h3>
      <ButtonLink to={paths.departmentMap(code)} className={css.button}>
        View Map <VisuallyHidden>of {name}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
