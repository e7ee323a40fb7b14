import { paths } from '@campusway/contract';
import { college, useNavigate } from '@campusway/platform';
import { pictogramOf, SignPlate, styles } from '@campusway/ui-kit';
import { findPlaceNear, usePlacesOf } from '../map/cards/places-on-map.ts';
import { ShowWhole } from '../map/leaflet/camera.tsx';
import { PlanClicks } from '../map/leaflet/presses.tsx';
import { useGrounds } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import { ViewPrint } from '../print/FloorPrint.tsx';
import css from './parts.module.css';

/** The campus plan for other modules' pages. Places link to directions, on the plan and in the list below. */
export default function CampusPlan() {
  const places = usePlacesOf(college.getCampusScreen());
  const plans = useGrounds();
  const navigate = useNavigate();

  return (
    <>
      <div className={`screen-only ${styles.stack} ${css.campus}`}>
        <CampusMap name="Plan of the campus" plans={plans} places={places}>
          <PlanClicks
            find={(point) => findPlaceNear(point, places)?.id}
            onPress={(to) => to && navigate(paths.campusNav({ to }))}
          />
          <ShowWhole />
        </CampusMap>
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
      <ViewPrint view={college.getCampusScreen()} />
    </>
  );
}
