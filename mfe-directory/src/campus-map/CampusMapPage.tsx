import type { DepartmentCode } from '@campusway/campus';
import { getDepartment } from '@campusway/campus-data/departments';
import { campusPicture } from '@campusway/campus-data/pictures';
import type { PageProps } from '@campusway/contract';
import { PageIntro } from '@campusway/ui-kit';
import { intros } from '../intros.ts';
import css from './CampusMapPage.module.css';
import { ProgrammeCard } from './ProgrammeCard.tsx';

/** Of the cards; the directory has another order. */
const order: readonly DepartmentCode[] = [
  'cse',
  'csm',
  'csd',
  'it',
  'ece',
  'mech',
  'eee',
  'civil',
  'mba',
  'fed',
];

/** The campus on one plan, and the ten programmes in two rows of five. */
export default function CampusMapPage({ slots }: PageProps) {
  const Plan = slots['campus-plan'];
  return (
    <div className={`page ${css.page}`}>
      <PageIntro {...intros.campusMap} />
      <section aria-label="Plan of the campus" className={css.plan}>
        {Plan && <Plan />}
      </section>
      <img
        src={campusPicture}
        alt="The campus from above: the academic block with its courtyards, and the grounds around it"
        loading="lazy"
        width={520}
        height={178}
        className={css.picture}
      />
      <section aria-labelledby="programmes" className={css.programmes}>
        <h2 id="programmes">Departments</h2>
        <ul className={css.cards}>
          {order.map((code) => (
            <ProgrammeCard key={code} department={getDepartment(code)} />
          ))}
        </ul>
      </section>
    </div>
  );
}
