import type { PageProps } from '@campusway/contract';
import { college, collegeFile } from '@campusway/platform';
import { PageHeader } from '@campusway/ui-kit';
import { pageHeaders } from '../page-headers.ts';
import css from './CampusMapPage.module.css';
import { ProgrammeCard } from './ProgrammeCard.tsx';

/** Plan of the campus, and the programmes as cards. */
export default function CampusMapPage({ slots }: PageProps) {
  const Plan = slots['campus-plan'];
  const programmes = college.programmes.filter(({ screen }) => screen);
  return (
    <div className={`page page-with-bleed ${css.page}`}>
      <PageHeader {...pageHeaders.campusMap} />
      <section aria-label="Plan of the campus" className={`bleed ${css.plan}`}>
        {Plan && <Plan />}
      </section>
      <img
        src={collegeFile('campus.svg')}
        alt="The campus from above: its buildings, and the grounds around them"
        loading="lazy"
        width={520}
        height={178}
        className={css.picture}
      />
      {programmes.length > 0 && (
        <section aria-labelledby="programmes" className={css.programmes}>
          <h2 id="programmes">Departments</h2>
          <ul className={css.cards}>
            {programmes.map((department) => (
              <ProgrammeCard key={department.code} department={department} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
