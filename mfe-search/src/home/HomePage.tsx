import type { PlaceId } from '@campusway/campus';
import { type PageProps, paths } from '@campusway/contract';
import { college, type SavedPlace, useSavedPlaces } from '@campusway/platform';
import { LiveRegion, PageHeader, QuickLinks, Stage } from '@campusway/ui-kit';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { PlanMarks } from '../answer/use-marks.ts';
import { RoomSearch } from '../search/RoomSearch.tsx';
import { HomeMenus } from './HomeMenus.tsx';
import type { HomePlanProps } from './HomePlan.tsx';
import { intro } from './intro.ts';

/** Renders nothing when it does not load. */
const SavedPlaces = lazy<ComponentType<{ readonly places: readonly SavedPlace[] }>>(() =>
  import('./SavedPlaces.tsx').catch(() => ({ default: () => null })),
);

/** Without it the page has only the picture. */
const HomePlan = lazy<ComponentType<HomePlanProps>>(() =>
  import('./HomePlan.tsx').catch(() => ({ default: () => null })),
);

/** Home page: search, quick links, menus of floors and departments, saved places. */
export default function HomePage({ slots }: PageProps) {
  const saved = useSavedPlaces();
  const [place, setPlace] = useState<PlaceId>();
  const [marks, setMarks] = useState<PlanMarks>();
  const CampusStage = slots['campus-stage'];
  const plan = CampusStage && (
    <Suspense>
      <HomePlan stage={CampusStage} place={place} marks={marks} />
    </Suspense>
  );
  return (
    <Stage
      look={intro.look}
      picture={intro.plan}
      plan={plan}
      found={place !== undefined || marks !== undefined}
    >
      <PageHeader {...intro} />
      <RoomSearch words={intro.search} slots={slots} onPlace={setPlace} onMarks={setMarks} />
      <QuickLinks links={college.facts.quickLinks.map((link) => ({ ...link, to: paths.quickLink(link) }))} />
      <HomeMenus />
      {/* Stays when the last place is removed, to announce it. */}
      <LiveRegion>
        {saved.length > 0 && (
          <Suspense>
            <SavedPlaces places={saved} />
          </Suspense>
        )}
      </LiveRegion>
    </Stage>
  );
}
