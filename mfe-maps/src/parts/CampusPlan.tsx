import { outdoors } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { pictogramOf, SignPlate, styles } from '@campusway/ui-kit';
import { floorOf } from '../journey/floor-of.ts';
import { ClickablePlaces } from '../map/cards/ClickablePlaces.tsx';
import { useCampusPlaces, useFindPlace } from '../map/cards/places-on-map.ts';
import { ShowWhole } from '../map/leaflet/camera.tsx';
import { useFloorPlans } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import { ViewPrint } from '../print/FloorPrint.tsx';
import css from './parts.module.css';

/** The campus plan for other modules' pages. A click on a place opens its card; the list below leads to directions. */
export default function CampusPlan() {
  const places = useCampusPlaces();
  const plans = useFloorPlans(floorOf(outdoors));
  return (
    <>
      <div className={`screen-only ${styles.stack} ${css.campus}`}>
        <div className={css.plan}>
          <CampusMap name="Plan of the campus" plans={plans} places={places}>
            <ClickablePlaces plans={plans} {...useFindPlace(plans, places)} />
            <ShowWhole />
          </CampusMap>
        </div>
        <nav aria-label="Directions to a place on the campus">
          <ul className={`plain-list ${css.places}`}>
            {places.map((place) => (
              <li key={place.id}>
                <SignPlate
                  to={paths.navigate({ to: place.id })}
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
