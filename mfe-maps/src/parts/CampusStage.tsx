import { outdoors, type PlaceId, type Point } from '@campusway/campus';
import { roomScale } from '@campusway/campus/scene';
import { type PartProps, paths } from '@campusway/contract';
import { college, useNavigate } from '@campusway/platform';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { PressablePlaces } from '../map/cards/PressablePlaces.tsx';
import { cornersAround, useFindPlace, usePlacesOf } from '../map/cards/places-on-map.ts';
import { ShowInFrame } from '../map/leaflet/camera.tsx';
import { EndpointPin } from '../map/leaflet/markers.tsx';
import { useFloorPlans } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import css from './CampusStage.module.css';

/** Campus plan as the background of another module's page. A pressed room or place has its card. */
export default function CampusStage({ place: id }: PartProps['campus-stage']) {
  const places = usePlacesOf(college.getCampusScreen());
  // Keeps the plan until that of the place's floor is loaded.
  const shown = useDeferredValue(id);
  const place = shown === undefined ? undefined : college.findPlace(shown);
  const plans = useFloorPlans(place?.level ?? outdoors);
  const units = useMemo(
    () => [...(plans.upperFloor ?? plans.groundFloor).units, ...plans.plan.units],
    [plans],
  );
  const findPlace = useFindPlace(plans);
  const pinned = useMemo(() => new Set(place ? [place.id] : []), [place]);
  const around = useMemo(() => place && cornersAround(place), [place]);
  const navigate = useNavigate();
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  /** A room whose walls are not shown yet is no target, but the building around it. */
  const find = useCallback(
    (point: Point, scale: number): PlaceId | undefined => {
      const found = college.findPlace(findPlace(point, scale) ?? '');
      const isHidden = found?.code !== undefined && !plans.upperFloor && scale < roomScale;
      return isHidden && !places.includes(found) ? undefined : found?.id;
    },
    [findPlace, places, plans],
  );

  return (
    <div ref={setFrame} className={css.stage}>
      <CampusMap
        name="Plan of the campus"
        plans={plans}
        places={places}
        pinned={pinned}
        className={css.map}
        isBackground
      >
        {place && <EndpointPin letter="●" at={[place.x, place.y]} />}
        <PressablePlaces
          units={units}
          find={find}
          onChoose={(end, id) => navigate(paths.navigate({ [end]: id }))}
        />
        {frame && <ShowInFrame frame={frame} points={around} />}
      </CampusMap>
    </div>
  );
}
