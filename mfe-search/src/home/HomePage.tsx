import type { PageProps } from '@campusway/contract';
import { useSavedPlaces } from '@campusway/platform';
import { PageHeader, Stage } from '@campusway/ui-kit';
import { Suspense } from 'react';
import { RoomSearch } from '../search/RoomSearch.tsx';
import { DepartmentsMenu } from './DepartmentsMenu.tsx';
import { FloorsMenu } from './FloorsMenu.tsx';
import css from './HomePage.module.css';
import { intro } from './intro.ts';
import { optional } from './optional.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { useIdle } from './use-idle.ts';

const SavedPlaces = optional(() => import('./SavedPlaces.tsx'));

/** Home page: search, quick links, menus of floors and departments, saved places. */
export default function HomePage({ slots }: PageProps) {
  const saved = useSavedPlaces();
  const isIdle = useIdle();
  const CampusStage = slots['campus-stage'];
  return (
    <Stage look={intro.look} plan={isIdle && CampusStage && <CampusStage />}>
      <PageHeader heading={intro.heading} look={intro.look} />
      <RoomSearch words={intro.search} slots={slots} />
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
    </Stage>
  );
}
