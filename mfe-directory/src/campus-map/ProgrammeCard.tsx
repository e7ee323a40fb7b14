import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { ButtonLink, classNames, VisuallyHidden } from '@campusway/ui-kit';
import { DepartmentPicture } from '../picture/DepartmentPicture.tsx';
import base from '../picture/picture-card.module.css';
import css from './ProgrammeCard.module.css';

/** Card of a programme: picture, name and link to its floor plan. */
export function ProgrammeCard({ department }: { readonly department: Department }) {
  const { code, label, programme = label, award } = department;
  const name = award ? `${award} - ${programme}` : programme;
  return (
    <li className={classNames(base.card, css.card)}>
      <DepartmentPicture code={code} className={classNames(base.picture, css.picture)} />
      <h3>{name}</h3>
      <ButtonLink to={paths.departmentMap(code)} className={classNames(base.button, css.button)}>
        View Map <VisuallyHidden>of {name}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
