import { scaleOf } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college, loadPart, useNavigate } from '@campusway/platform';
import { pictogramOf, SignPlate } from '@campusway/ui-kit';
import { use, useMemo } from 'react';
import { NorthArrow } from '../leaflet/NorthArrow.tsx';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { PlanMap } from '../leaflet/PlanMap.tsx';
import { ScaleBar } from '../leaflet/ScaleBar.tsx';
import { ShowWhole } from '../leaflet/ShowWhole.tsx';
import { closestPixels, zoomAt } from '../leaflet/zoom-at.ts';
import { findPlaceNear } from '../map-cards/find-place-near.ts';
import { CampusDrawing } from '../plan/CampusDrawing.tsx';
import css from './CampusPlan.module.css';

const none: ReadonlySet<string> = new Set();

/** The campus plan for other modules' pages. Places link to directions, on the plan and in the list below. */
export default function CampusPlan() {
  const view = college.getCampusScreen();
  const places = useMemo(() => view.places.flatMap((id) => college.findPlace(id) ?? []), [view]);
  const [grounds, ground] = [loadPart('plan/outdoors'), college.loadGroundFloor()];
  const plan = use(grounds);
  const groundFloor = use(ground);
  const navigate = useNavigate();

  return (
    <div className={css.plan}>
      <PlanMap
        name="Plan of the campus"
        bounds={view.plane}
        centre={view.centre}
        maxZoom={zoomAt(closestPixels, view)}
      >
        <CampusDrawing plan={plan} groundFloor={groundFloor} placement={view} places={places} pinned={none} />
        <PlanClicks
          placement={view}
          find={(point) => findPlaceNear(point, places)?.id}
          onPress={(to) => to && navigate(paths.campusNav({ to }))}
        />
        <ShowWhole plane={view.plane} />
        <ScaleBar scale={scaleOf(view)} />
        <NorthArrow />
      </PlanMap>
      <nav aria-label="Directions to a place on the campus">
        <ul className={`plain-list ${css.places}`}>
          {places.map((place) => (
            <li key={place.id}>
              <SignPlate
                to={paths.campusNav({ to: place.id })}
                pictogram={pictogramOf(place)}
                className={css.plate}
              >
                {place.name}
              </SignPlate>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
