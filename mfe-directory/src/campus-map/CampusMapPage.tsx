import { type Department, otherCampuses } from '@campusway/campus';
import { type PageProps, paths } from '@campusway/contract';
import { college, collegeFile } from '@campusway/platform';
import { ButtonLink, PageHeader, styles } from '@campusway/ui-kit';
import { PictureCard } from '../one-department/PictureCard.tsx';
import { pageHeaders } from '../page-headers.ts';
import css from './CampusMapPage.module.css';

/** Plan of the campus, and the programmes as cards. */
export default function CampusMapPage({ slots }: PageProps) {
  const Plan = slots['campus-plan'];
  const programmes = college.programmes.filter(({ screen }) => screen);
  const others = otherCampuses(college.getCampusScreen(), college.screens);
  return (
    <div className={`page page-with-bleed ${css.page}`}>
      <PageHeader {...pageHeaders.campusMap} />
      {others.length > 0 && (
        <nav aria-label="Other campuses" className={`screen-only ${styles.row}`}>
          {others.map(({ id, campus }) => (
            <ButtonLink key={id} to={paths.screen(id)}>
              Map of {campus}
            </ButtonLink>
          ))}
        </nav>
      )}
      <section aria-label="Plan of the campus" className={`bleed ${css.plan}`}>
        {Plan && <Plan />}
      </section>
      {/* In place of the plan when no remote offers it. */}
      <img
        src={collegeFile('campus.svg')}
        alt="The campus from above: its buildings, and the grounds around them"
        loading="lazy"
        width={520}
        height={178}
        className={css.fallback}
      />
      {programmes.length > 0 && (
        <section aria-labelledby="programmes" className={styles.stack}>
          <h2 id="programmes">Departments</h2>
          <ul className={`plain-list ${css.cards}`}>
            {programmes.map((department) => (
              <ProgrammeCard key={department.code} department={department} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Card of a programme: picture, name and link to its floor plan. */
function ProgrammeCard({ department }: { readonly department: Department }) {
  const { code, label, programme = label, award } = department;
  const name = award ? `${award} - ${programme}` : programme;
  return (
    <PictureCard code={code} name={name} to={paths.departmentMap(code)} button="View Map" own={css}>
      <h3>{name}</h3>
    </PictureCard>
  );
}
