import { outdoors } from '@campusway/campus';
import type { PartProps } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useDeferredValue, useMemo, useState } from 'react';
import { cornersAround, usePlacesOf } from '../map/cards/places-on-map.ts';
import { ShowInFrame } from '../map/leaflet/camera.tsx';
import { TakesOver } from '../map/leaflet/clicks.tsx';
import { EndpointPin } from '../map/leaflet/markers.tsx';
import { useFloorPlans } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import { CampusPlaces } from './CampusPlaces.tsx';
import css from './CampusStage.module.css';

/** Campus plan as the background of another module's page. A click on a room or place opens its card. */
export default function CampusStage({ place: id, click, onDrawn }: PartProps['campus-stage']) {
  const places = usePlacesOf(college.getCampusScreen());
  // Keeps the plan until that of the place's floor is loaded.
  const shown = useDeferredValue(id);
  const place = shown === undefined ? undefined : college.findPlace(shown);
  const plans = useFloorPlans(place?.level ?? outdoors);
  const pinned = useMemo(() => new Set(place ? [place.id] : []), [place]);
  const around = useMemo(() => place && cornersAround(place), [place]);
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  return (
    <div ref={setFrame} className={css.stage} data-stage="">
      <div className={css.covered} data-covers="start" />
      <CampusMap
        name="Plan of the campus"
        plans={plans}
        places={places}
        pinned={pinned}
        className={css.map}
        isBackground
      >
        {place && <EndpointPin letter="●" at={[place.x, place.y]} />}
        <CampusPlaces plans={plans} places={places} />
        {frame && <ShowInFrame frame={frame} points={around} />}
        {frame && <TakesOver click={click} onDrawn={onDrawn} />}
      </CampusMap>
    </div>
  );
}
