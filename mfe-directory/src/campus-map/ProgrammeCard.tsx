import type { Department } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { PictureCard } from '../picture/PictureCard.tsx';
import css from './ProgrammeCard.module.css';

/** Card of a programme: picture, name and link to its floor plan. */
export function ProgrammeCard({ department }: { readonly department: Department }) {
  const { code, label, programme = label, award } = department;
  const name = award ? `${award} - ${programme}` : programme;
  return (
    <PictureCard code={code} name={name} to={paths.departmentMap(code)} button="View Map" own={css}>
      <h3>{name}</h3>
    </PictureCard>
  );
}
