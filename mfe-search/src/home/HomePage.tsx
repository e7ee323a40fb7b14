import type { PageProps } from '@campusway/contract';
import { useSavedPlaces } from '@campusway/platform';
import { PageIntro } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { RoomSearch } from '../lookup/RoomSearch.tsx';
import { optional } from '../saved/optional.ts';
import { DepartmentsMenu } from './DepartmentsMenu.tsx';
import { FloorsMenu } from './FloorsMenu.tsx';
import css from './HomePage.module.css';
import { intro } from './intro.ts';
import { PlanMotif } from './PlanMotif.tsx';
import { QuickLinks } from './QuickLinks.tsx';

const SavedPlaces = optional(() => import('../saved/SavedPlaces.tsx'));

/** The question, the box that answers it, and the ways for those who know where they want to go. */
export default function HomePage({ slots }: PageProps) {
  const saved = useSavedPlaces();
  return (
    <div className={`page ${css.home}`}>
      <div className={css.desk}>
        <PageIntro {...intro} />
        <RoomSearch slots={slots} />
        <QuickLinks />
        <div className={css.menus}>
          <FloorsMenu />
          <DepartmentsMenu />
        </div>
        {saved.length > 0 && (
          <Suspense>
            <SavedPlaces places={saved} />
          </Suspense>
        )}
      </div>
      <PlanMotif className={css.motif} />
    </div>
  );
}
